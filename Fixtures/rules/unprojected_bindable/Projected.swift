import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileTitle: View {
  @Bindable var profile: Profile

  var body: some View {
    TextField("Name", text: $profile.name)
  }
}
