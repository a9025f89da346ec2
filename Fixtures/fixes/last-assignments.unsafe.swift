// The initializer loses its last assignments and both parameters.
import SwiftUI

struct Badge: View {
  init() {}

  var body: some View {
    Text("Badge")
  }
}

struct Shelf: View {
  var body: some View {
    Badge()
  }
}
