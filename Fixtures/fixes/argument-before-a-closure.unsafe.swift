// Without its only argument a call with a trailing closure needs no parentheses.
import SwiftUI

struct Frame<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
  }
}

struct Wall: View {
  var body: some View {
    Frame {
      Text("Wall")
    }
  }
}
