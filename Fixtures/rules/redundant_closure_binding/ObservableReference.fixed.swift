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
      text: Bindable(profile).name)
  }
}
