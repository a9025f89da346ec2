// The element is nested in the view: its `ID` is spelled with the view's name.
// drive: LampWall(lamps: [LampWall.Lamp(id: 1), LampWall.Lamp(id: 2)])
import SwiftUI

@Observable final class Wall {
  var lit: Set<Int> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(lit id: LampWall.Lamp.ID) -> Bool {
    get { self.lit.contains(id * 10) }
    set { if newValue { self.lit.insert(id * 10) } else { self.lit.remove(id * 10) } }
  }
}

struct LampWall: View {
  struct Lamp: Identifiable {
    let id: Int
  }

  let lamps: [Lamp]
  @State private var wall = Wall()

  var body: some View {
    ForEach(lamps) { lamp in
      Toggle("Lamp", isOn: $wall[lit: lamp.id])
    }
  }
}
