import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(Array(lamps.indices), id: \.self) { index in
      Toggle("Lamp", isOn: $lamps[index].isOn)  // expect: index_based_binding
    }
  }
}
