// A write through a binding reaches the parent.
import SwiftUI

struct Reset: View {
  @Binding var location: Double?

  var body: some View {
    Button("Reset") { location = nil }
  }
}
