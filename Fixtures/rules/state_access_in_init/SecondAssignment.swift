import SwiftUI

struct NoteEditor: View {
  @State private var text: String

  init(text: String) {
    self.text = text
    if text.isEmpty {
      self.text = "New note"  // expect: state_access_in_init
    }
  }

  var body: some View {
    TextField("Text", text: $text)
  }
}
