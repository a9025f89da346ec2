// Assigning the storage is no use of the value.
import SwiftUI

struct Panel: View {
  @Environment(\.colorScheme) private var scheme  // expect: unused_environment

  init() {
    _scheme = Environment(\.colorScheme)
  }

  var body: some View {
    Text("Panel")
  }
}
