// Without its only argument a call with a trailing closure needs no parentheses.
import SwiftUI

struct Frame<Content: View>: View {
  private let width: Double
  private let content: Content

  init(width: Double, @ViewBuilder content: () -> Content) {
    self.width = width
    self.content = content()
  }

  var body: some View {
    content
  }
}

struct Wall: View {
  var body: some View {
    Frame(width: 3) {
      Text("Wall")
    }
  }
}
