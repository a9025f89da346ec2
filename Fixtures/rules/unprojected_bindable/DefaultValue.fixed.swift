// A `let` with a value would leave the initializer, so this is not edited.
import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileTitle: View {
  @Bindable var profile: Profile = Profile()

  var body: some View {
    Text(profile.name)
  }
}
