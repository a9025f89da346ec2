// The projection is a use.
import SwiftUI

struct Wireless: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Wireless", isOn: $isOn)
  }
}
