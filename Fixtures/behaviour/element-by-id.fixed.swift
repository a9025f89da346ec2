// An element found by its id inside both closures: nothing traps for a row that is gone.
// drive: let house = House(lamps: [Lamp(id: 1), Lamp(id: 2), Lamp(id: 3)])
// drive: LampList(house: house)
// disturb: if n % 2 == 0 { house.lamps.removeAll { $0.id == n % 4 } } else { house.lamps.append(Lamp(id: n % 4)) }
import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var isOn = false
}

@Observable final class House {
  var lamps: [Lamp]

  init(lamps: [Lamp]) {
    self.lamps = lamps
  }

  /// One settable place for a row's binding to reach by key path.
  subscript(isOn id: Lamp.ID) -> Bool {
    get { self.lamps.first { $0.id == id }?.isOn ?? false }
    set(isOn) {
      if let index = self.lamps.firstIndex(where: { $0.id == id }) {
        self.lamps[index].isOn = isOn
      }
    }
  }
}

struct LampList: View {
  let house: House

  var body: some View {
    List(house.lamps) { lamp in
      Toggle("Lamp", isOn: Bindable(house)[isOn: lamp.id])
    }
  }
}
