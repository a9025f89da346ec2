// A row may read its binding after its removal: a getter that traps then can't move into the model.
// refusal: the getter traps for a row that is gone
import SwiftUI

struct Seat: Identifiable {
  let id: Int
}

@Observable final class Hall {
  var taken: [Seat.ID: Bool] = [:]
}

struct Seats: View {
  let seats: [Seat]
  @State private var hall = Hall()

  var body: some View {
    ForEach(seats) { seat in
      Toggle("Taken", isOn: Binding(get: { hall.taken[seat.id]! }, set: { hall.taken[seat.id] = $0 }))
    }
  }
}
