// The initializer of the local reads the property that the local then hides.
import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileForm: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    @Bindable var profile = profile
    TextField("Name", text: $profile.name)
  }
}
