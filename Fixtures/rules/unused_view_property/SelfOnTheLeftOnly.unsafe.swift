// Assigning in the initializer is no use.
import SwiftUI

struct Stamp: View {
  init() {
  }

  var body: some View {
    Text("Stamp")
  }
}
