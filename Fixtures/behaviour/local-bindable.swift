// A local `@Bindable` is in scope: its `$` is the simplest projection.
// drive: RoomPicker(rooms: ["a", "b"]).environment(House())
import SwiftUI

@Observable final class House {
  var heated: Set<String> = []
}

struct RoomPicker: View {
  @Environment(House.self) private var house
  let rooms: [String]

  var body: some View {
    @Bindable var house = house
    List {
      ForEach(rooms, id: \.self) { room in
        Toggle(room, isOn: Binding(  // expect: closure_binding_in_foreach
          get: { house.heated.contains(room) },
          set: { if $0 { house.heated.insert(room) } else { house.heated.remove(room) } }
        ))
      }
    }
  }
}
