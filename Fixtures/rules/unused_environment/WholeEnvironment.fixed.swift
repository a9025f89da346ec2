import SwiftUI

struct Swatch: View {
  var body: some View {
    Text("Swatch")
  }
}
