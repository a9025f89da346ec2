import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    let count = lamps.count
    ForEach(0..<count, id: \.self) { index in
      Toggle("Lamp", isOn: $lamps[index].isOn)  // expect: index_based_binding
    }
  }
}
