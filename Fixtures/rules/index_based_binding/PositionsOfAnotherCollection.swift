// Positions of the filtered copy mean nothing in the whole list.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps.filter { $0.isOn }.indices, id: \.self) { index in
      Toggle("Lamp", isOn: $lamps[index].isOn)  // expect: index_based_binding
    }
  }
}
