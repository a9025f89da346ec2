// A control that wants the optional gets the entry of the dictionary itself.
import SwiftUI

struct Guest: Identifiable {
  let id: Int
}

struct SeatField: View {
  @Binding var seat: String?

  var body: some View {
    Text(seat ?? "none")
  }
}

struct Guests: View {
  let guests: [Guest]
  @State private var seats: [Guest.ID: String] = [:]

  var body: some View {
    ForEach(guests) { guest in
      SeatField(seat: Binding(get: { seats[guest.id] }, set: { seats[guest.id] = $0 }))
    }
  }
}
