// Comparing with another view of the type reads its property.
import SwiftUI

struct Level: View {
  private let height: Int

  init(height: Int) {
    self.height = height
  }

  func isAbove(_ other: Level) -> Bool {
    other.height < 3
  }

  var body: some View {
    Text("Level")
  }
}
