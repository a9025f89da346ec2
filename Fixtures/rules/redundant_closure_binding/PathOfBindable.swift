import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct NameField: View {
  @Bindable var profile: Profile

  var body: some View {
    TextField(
      "Name",
      text: Binding(  // expect: redundant_closure_binding
        get: { profile.name },
        set: { profile.name = $0 }
      ))
  }
}
