// Two methods of the row's object, handed over as they are.
import SwiftUI

@Observable final class Lamp: Identifiable {
  let id: Int
  private var lit = false

  init(id: Int) {
    self.id = id
  }

  func isLit() -> Bool {
    lit
  }

  func setLit(_ isLit: Bool) {
    lit = isLit
  }
}

struct Lamps: View {
  let lamps: [Lamp]

  var body: some View {
    ForEach(lamps) { lamp in
      Toggle("Lamp", isOn: Binding(get: lamp.isLit, set: lamp.setLit))  // expect: closure_binding_in_foreach
    }
  }
}
