import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(0..<lamps.count, id: \.self) {
      Toggle("Lamp", isOn: $lamps[$0].isOn)  // expect: index_based_binding
    }
  }
}
