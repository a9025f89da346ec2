import SwiftUI

@MainActor @Observable final class Profile {
  var name = ""
  func save() async {}
}

struct ProfileField: View {
  @State private var profile = Profile()

  var body: some View {
    TextField("Name", text: $profile.name)
      .onChange(of: profile.name) { _, _ in
        Task { await profile.save() }
      }
  }
}
