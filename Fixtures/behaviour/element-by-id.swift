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
}

struct LampList: View {
  let house: House

  var body: some View {
    List(house.lamps) { lamp in
      Toggle("Lamp", isOn: Binding {  // expect: closure_binding_in_foreach
        house.lamps.first { $0.id == lamp.id }?.isOn ?? false
      } set: { isOn in
        if let index = house.lamps.firstIndex(where: { $0.id == lamp.id }) {
          house.lamps[index].isOn = isOn
        }
      })
    }
  }
}
