import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  let name: String
}

struct GuestList: View {
  let guests: [Guest]

  var body: some View {
    ForEach(guests) { Text($0.name) }
  }
}
