// The element is found by its id inside both closures.
import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var isOn = false
}

@Observable final class House {
  var lamps: [Lamp] = []
}

struct Lamps: View {
  let shown: [Int]
  @State private var house = House()

  var body: some View {
    ForEach(shown, id: \.self) { id in
      Toggle(
        "Lamp \(id)",
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { house.lamps.first { $0.id == id }?.isOn ?? false },
          set: { isOn in
            if let index = house.lamps.firstIndex(where: { $0.id == id }) {
              house.lamps[index].isOn = isOn
            }
          }))
    }
  }
}
