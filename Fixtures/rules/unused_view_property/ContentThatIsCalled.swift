import SwiftUI

struct Box<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack { content() }
  }
}
