// From `disable` to `enable`, with nothing to silence between them.
import SwiftUI

struct Badge: View {
  @Environment(\.locale) private var locale

  var body: some View {
    Text(locale.identifier)
  }
}
// bindlint:enable unused_environment
