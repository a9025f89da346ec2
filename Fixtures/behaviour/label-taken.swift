// The model has a subscript of that label already: the next free label is taken.
// drive: SeatList(seats: [1, 2, 3])
import SwiftUI

struct Hall {
  var taken: Set<Int> = []

  subscript(taken seat: Int) -> String {
    taken.contains(seat) ? "taken" : "free"
  }
}

struct SeatList: View {
  let seats: [Int]
  @State private var hall = Hall()

  var body: some View {
    ForEach(seats, id: \.self) { seat in
      Toggle(hall[taken: seat], isOn: Binding(  // expect: closure_binding_in_foreach
        get: { hall.taken.contains(seat) },
        set: { isTaken in
          if isTaken { hall.taken.insert(seat) } else { hall.taken.remove(seat) }
        }
      ))
    }
  }
}
