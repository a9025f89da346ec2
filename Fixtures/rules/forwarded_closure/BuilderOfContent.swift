import SwiftUI

struct Frame<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    Frame(content: content)
  }
}
