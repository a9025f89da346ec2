// The rows themselves are observable objects.
import SwiftUI

@Observable final class Lamp: Identifiable {
  let id: Int
  var isOn = false

  init(id: Int) {
    self.id = id
  }
}

struct Lamps: View {
  let lamps: [Lamp]

  var body: some View {
    ForEach(lamps) { lamp in
      Toggle("Lamp", isOn: Binding(get: { lamp.isOn }, set: { lamp.isOn = $0 }))  // expect: redundant_closure_binding
    }
  }
}
