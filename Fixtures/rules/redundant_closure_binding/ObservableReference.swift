// `profile` has no `$`, but its class is observable: `Bindable(profile).name`.
import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct NameRow: View {
  let profile: Profile

  var body: some View {
    TextField(
      "Name",
      text: Binding(  // expect: redundant_closure_binding
        get: { profile.name },
        set: { profile.name = $0 }
      ))
  }
}
