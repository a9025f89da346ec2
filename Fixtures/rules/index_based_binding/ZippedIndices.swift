import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
  var name = ""
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(Array(zip(lamps.indices, lamps)), id: \.1.id) { index, lamp in
      Toggle(lamp.name, isOn: $lamps[index].isOn)  // expect: index_based_binding
    }
  }
}
