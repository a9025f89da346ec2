// The initializer loses its last assignments and both parameters.
import SwiftUI

struct Badge: View {
  private let count: Int
  private let limit: Int

  init(count: Int, limit: Int) {
    self.count = count
    self.limit = limit
  }

  var body: some View {
    Text("Badge")
  }
}

struct Shelf: View {
  var body: some View {
    Badge(count: 1, limit: 9)
  }
}
