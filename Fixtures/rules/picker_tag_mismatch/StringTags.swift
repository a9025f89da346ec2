import SwiftUI

struct Speed: View {
  @AppStorage("speed") private var speed = 1

  var body: some View {
    Picker("Speed", selection: $speed) {
      Text("Slow").tag("1")  // expect: picker_tag_mismatch
      Text("Fast").tag("2")  // expect: picker_tag_mismatch
    }
  }
}
