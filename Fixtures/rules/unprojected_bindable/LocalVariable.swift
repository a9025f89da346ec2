import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileForm: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    @Bindable var bindable = profile  // expect: unprojected_bindable
    Text(bindable.name)
  }
}
