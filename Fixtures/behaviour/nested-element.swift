// The element is nested in the view: its `ID` is spelled with the view's name.
// drive: LampWall(lamps: [LampWall.Lamp(id: 1), LampWall.Lamp(id: 2)])
import SwiftUI

@Observable final class Wall {
  var lit: Set<Int> = []
}

struct LampWall: View {
  struct Lamp: Identifiable {
    let id: Int
  }

  let lamps: [Lamp]
  @State private var wall = Wall()

  var body: some View {
    ForEach(lamps) { lamp in
      Toggle("Lamp", isOn: Binding(  // expect: closure_binding_in_foreach
        get: { wall.lit.contains(lamp.id * 10) },
        set: { if $0 { wall.lit.insert(lamp.id * 10) } else { wall.lit.remove(lamp.id * 10) } }
      ))
    }
  }
}
