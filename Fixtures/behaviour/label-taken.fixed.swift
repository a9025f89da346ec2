// The model has a subscript of that label already: the next free label is taken.
// drive: SeatList(seats: [1, 2, 3])
import SwiftUI

struct Hall {
  var taken: Set<Int> = []

  subscript(taken seat: Int) -> String {
    taken.contains(seat) ? "taken" : "free"
  }

  /// One settable place for a row's binding to reach by key path.
  subscript(isOn seat: Int) -> Bool {
    get { self.taken.contains(seat) }
    set(isTaken) {
      if isTaken { self.taken.insert(seat) } else { self.taken.remove(seat) }
    }
  }
}

struct SeatList: View {
  let seats: [Int]
  @State private var hall = Hall()

  var body: some View {
    ForEach(seats, id: \.self) { seat in
      Toggle(hall[taken: seat], isOn: $hall[isOn: seat])
    }
  }
}
