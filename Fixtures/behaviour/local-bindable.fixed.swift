// A local `@Bindable` is in scope: its `$` is the simplest projection.
// drive: RoomPicker(rooms: ["a", "b"]).environment(House())
import SwiftUI

@Observable final class House {
  var heated: Set<String> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(heated room: String) -> Bool {
    get { self.heated.contains(room) }
    set { if newValue { self.heated.insert(room) } else { self.heated.remove(room) } }
  }
}

struct RoomPicker: View {
  @Environment(House.self) private var house
  let rooms: [String]

  var body: some View {
    @Bindable var house = house
    List {
      ForEach(rooms, id: \.self) { room in
        Toggle(room, isOn: $house[heated: room])
      }
    }
  }
}
