import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileTitle: View {
  // The profile that is shown.
  @Bindable
  private var profile: Profile  // expect: unprojected_bindable

  init(_ profile: Profile) {
    self.profile = profile
  }

  var body: some View {
    Text(profile.name)
  }
}
