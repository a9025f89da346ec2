import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileForm: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    let bindable = profile
    Text(bindable.name)
  }
}
