// The extension makes the type a view.
import SwiftUI

struct Ribbon {
}

extension Ribbon: View {
  var body: some View {
    Text("Ribbon")
  }
}
