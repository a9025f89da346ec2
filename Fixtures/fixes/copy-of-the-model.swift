// A local copy of the same name that projects nothing goes whole.
import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileHeader: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    @Bindable var profile = profile

    Text(profile.name)
  }
}
