// A subscript that checks its bounds can't trap, but still follows the position.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

extension Array where Element == Lamp {
  subscript(safe index: Int) -> Lamp {
    get { indices.contains(index) ? self[index] : Lamp() }
    set { if indices.contains(index) { self[index] = newValue } }
  }
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps.indices, id: \.self) { index in
      Toggle("Lamp", isOn: $lamps[safe: index].isOn)  // expect: index_based_binding
    }
  }
}
