import SwiftUI

struct Speed: View {
  @AppStorage("speed") private var speed = 1

  var body: some View {
    Picker("Speed", selection: $speed) {
      Text("Slow").tag(1)
      Text("Fast").tag(2)
    }
  }
}
