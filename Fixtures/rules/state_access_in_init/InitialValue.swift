import SwiftUI

struct NoteEditor: View {
  @State private var text: String

  init(text: String) {
    _text = State(initialValue: text)
  }

  var body: some View {
    TextField("Text", text: $text)
  }
}
