// A `let` with a value would leave the initializer, so this is not edited.
import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileTitle: View {
  @Bindable var profile: Profile = Profile()  // expect: unprojected_bindable

  var body: some View {
    Text(profile.name)
  }
}
