import SwiftUI

@Observable final class Profile {
  var name = ""
  var names: [String: String] = [:]
}

struct ProfileForm: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    @Bindable var profile = profile
    TextField("Name", text: $profile.name)
    row
  }

  private var row: some View {
    @Bindable var profile = profile
    return VStack { TextField("Name", text: $profile.name) }
  }
}
