import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileTitle: View {
  // The profile that is shown.
  private let profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
  }

  var body: some View {
    Text(profile.name)
  }
}
