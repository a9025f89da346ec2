import SwiftUI

@MainActor @Observable final class Profile {
  var name = ""
  func save() async {}
}

struct ProfileField: View {
  @State private var profile = Profile()

  var body: some View {
    TextField(
      "Name",
      text: Binding(
        get: { profile.name },
        set: { name in
          profile.name = name
          Task { await profile.save() }  // expect: binding_setter_side_effect
        }
      ))
  }
}
