// The preview's argument label reads nothing.
import SwiftUI

struct Tile: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

#Preview {
  Tile(title: "Kitchen")
}
