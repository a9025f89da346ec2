// A setter that takes the transaction has no place in a subscript.
// refusal: the setter takes a transaction
import SwiftUI

struct Lamp: Identifiable {
  let id: Int
}

@Observable final class House {
  var lit: Set<Lamp.ID> = []
}

struct Lamps: View {
  let lamps: [Lamp]
  @State private var house = House()

  var body: some View {
    ForEach(lamps) { lamp in
      Toggle(
        "Lit",
        isOn: Binding(
          get: { house.lit.contains(lamp.id) },
          set: { isLit, transaction in
            withTransaction(transaction) {
              if isLit { house.lit.insert(lamp.id) } else { house.lit.remove(lamp.id) }
            }
          }))
    }
  }
}
