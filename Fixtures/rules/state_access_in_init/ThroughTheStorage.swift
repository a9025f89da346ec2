import SwiftUI

struct NoteEditor: View {
  @State private var text = ""

  init(text: String) {
    _text.wrappedValue = text  // expect: state_access_in_init
  }

  var body: some View {
    TextField("Text", text: $text)
  }
}
