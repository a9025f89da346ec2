import SwiftUI

@Observable final class Profile {
  var name = ""
  func reload() {}
}

struct ProfileTitle: View {
  @Bindable var profile: Profile  // expect: unprojected_bindable

  var body: some View {
    Button(profile.name) { profile.reload() }
  }
}
