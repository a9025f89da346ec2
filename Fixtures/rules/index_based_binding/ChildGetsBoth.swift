// The child makes its binding from the list and the position.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct LampRow: View {
  @Binding var lamps: [Lamp]
  let index: Int

  var body: some View {
    Toggle("Lamp", isOn: $lamps[index].isOn)
  }
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps.indices, id: \.self) { index in  // expect: index_based_binding
      LampRow(lamps: $lamps, index: index)
    }
  }
}
