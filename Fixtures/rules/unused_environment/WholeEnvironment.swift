import SwiftUI

struct Swatch: View {
  @Environment(\.self) private var environment  // expect: unused_environment

  var body: some View {
    Text("Swatch")
  }
}
