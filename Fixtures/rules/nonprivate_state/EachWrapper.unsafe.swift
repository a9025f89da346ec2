import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying = false
}

struct Stage: View {
  @StateObject private var player = Player()
  @FocusState private var hasFocus: Bool
  @GestureState private var offset = CGSize.zero
  @Namespace
  // Ties the card to its thumbnail.
  private var space
  @State private var text = ""
  @State private var title: String?

  var body: some View {
    TextField(title ?? "", text: $text)
      .focused($hasFocus)
      .offset(x: offset.width, y: offset.height)
      .matchedGeometryEffect(id: "card", in: space)
      .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      .disabled(player.isPlaying)
  }
}
