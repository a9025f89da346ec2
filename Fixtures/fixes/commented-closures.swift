// A comment between the closures would be lost.
// refusal: it holds comments
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
          // The house decides which lamps burn.
          set: { if $0 { house.lit.insert(lamp.id) } else { house.lit.remove(lamp.id) } }))
    }
  }
}
