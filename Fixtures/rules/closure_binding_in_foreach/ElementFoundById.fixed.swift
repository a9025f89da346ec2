// The element is found by its id inside both closures.
import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var isOn = false
}

@Observable final class House {
  var lamps: [Lamp] = []

  /// One settable place for a row's binding to reach by key path.
  subscript(isOn id: Int) -> Bool {
    get { self.lamps.first { $0.id == id }?.isOn ?? false }
    set(isOn) {
      if let index = self.lamps.firstIndex(where: { $0.id == id }) {
        self.lamps[index].isOn = isOn
      }
    }
  }
}

struct Lamps: View {
  let shown: [Int]
  @State private var house = House()

  var body: some View {
    ForEach(shown, id: \.self) { id in
      Toggle(
        "Lamp \(id)",
        isOn: $house[isOn: id])
    }
  }
}
