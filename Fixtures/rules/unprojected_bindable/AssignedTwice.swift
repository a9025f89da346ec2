// A `let` can't be assigned in two places of one initializer, so this is not edited.
import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileTitle: View {
  @Bindable var profile: Profile  // expect: unprojected_bindable

  init(_ profile: Profile?) {
    self.profile = Profile()
    if let profile { self.profile = profile }
  }

  var body: some View {
    Text(profile.name)
  }
}
