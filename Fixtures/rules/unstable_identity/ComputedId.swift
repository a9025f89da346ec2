import SwiftUI

struct Guest: Identifiable {
  let name: String
  var id: UUID { UUID() }  // expect: unstable_identity
}

struct GuestList: View {
  let guests: [Guest]

  var body: some View {
    ForEach(guests) { Text($0.name) }
  }
}
