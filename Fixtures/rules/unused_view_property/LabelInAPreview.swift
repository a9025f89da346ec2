// The preview's argument label reads nothing.
import SwiftUI

struct Tile: View {
  let title: String
  let number: Int  // expect: unused_view_property

  var body: some View {
    Text(title)
  }
}

#Preview {
  Tile(title: "Kitchen", number: 7)
}
