import SwiftUI

@Observable final class Profile {
  var name = ""
  func reload() {}
}

struct ProfileTitle: View {
  let profile: Profile

  var body: some View {
    Button(profile.name) { profile.reload() }
  }
}
