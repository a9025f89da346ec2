// A model that can't be found under one name: the build condition decides which of the two it is.
// refusal: 'House' has several declarations, or none that can take it
import SwiftUI

struct Lamp: Identifiable {
  let id: Int
}

#if DEBUG
  @Observable final class House {
    var lit: Set<Lamp.ID> = []
  }
#else
  @Observable final class House {
    var lit: Set<Lamp.ID> = [1]
  }
#endif

struct Lamps: View {
  let lamps: [Lamp]
  @State private var house = House()

  var body: some View {
    ForEach(lamps) { lamp in
      Toggle(
        "Lit",
        isOn: Binding(
          get: { house.lit.contains(lamp.id) },
          set: { if $0 { house.lit.insert(lamp.id) } else { house.lit.remove(lamp.id) } }))
    }
  }
}
