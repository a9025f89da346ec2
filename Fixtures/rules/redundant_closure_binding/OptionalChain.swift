// A `$` path has no optional chain.
import SwiftUI

@Observable final class Profile {
  var isPublic = false
}

struct Visibility: View {
  let profile: Profile?

  var body: some View {
    Toggle("Public", isOn: Binding(get: { profile?.isPublic ?? false }, set: { profile?.isPublic = $0 }))
  }
}
