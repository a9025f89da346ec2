import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying = false
}

struct Stage: View {
  @StateObject var player = Player()  // expect: nonprivate_state
  @FocusState var hasFocus: Bool  // expect: nonprivate_state
  @GestureState var offset = CGSize.zero  // expect: nonprivate_state
  @Namespace
  // Ties the card to its thumbnail.
  var space  // expect: nonprivate_state
  @State private(set) var text = ""  // expect: nonprivate_state
  @State fileprivate(set) var title: String?  // expect: nonprivate_state

  var body: some View {
    TextField(title ?? "", text: $text)
      .focused($hasFocus)
      .offset(x: offset.width, y: offset.height)
      .matchedGeometryEffect(id: "card", in: space)
      .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      .disabled(player.isPlaying)
  }
}
