// The row's own object holds the storage: `Bindable` projects it.
// drive: let rooms = [Room(name: "a"), Room(name: "b")]
// drive: RoomList(rooms: rooms, kinds: ["x", "y"])
// disturb: rooms[n % 2].counts = [:]
import SwiftUI

@Observable final class Room: Identifiable {
  let name: String
  var counts: [String: Int] = [:]

  init(name: String) {
    self.name = name
  }

  /// One settable place for a row's binding to reach by key path.
  subscript(counts kind: String) -> Int {
    get { self.counts[kind] ?? 0 }
    set { self.counts[kind] = newValue == 0 ? nil : newValue }
  }
}

struct RoomList: View {
  let rooms: [Room]
  let kinds: [String]

  var body: some View {
    ForEach(rooms) { room in
      ForEach(kinds, id: \.self) { kind in
        Stepper(kind, value: Bindable(room)[counts: kind])
      }
    }
  }
}
