import SwiftUI

struct Lens: View {
  @State private var zoom = 1.0
  @State private var aperture: CGFloat = 2
  @Binding var count: Int64

  var body: some View {
    Picker("Zoom", selection: $zoom) {
      Text("1").tag(1)  // expect: picker_tag_mismatch
      Text("2").tag(2.0)
      Text("3").tag(3 as Double)
      Text("4").tag(Double(4))
    }
    Picker("Aperture", selection: $aperture) {
      Text("1.4").tag(1.4)  // expect: picker_tag_mismatch
      Text("2").tag(CGFloat(2))
    }
    Picker(selection: $count, label: Text("Count")) {
      Section {
        Text("1").tag(1)  // expect: picker_tag_mismatch
        Text("2").tag(Int64(2))
      }
    }
  }
}
