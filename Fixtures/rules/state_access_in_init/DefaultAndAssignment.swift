import SwiftUI

struct NoteEditor: View {
  @State private var text = ""

  init(text: String) {
    self.text = text  // expect: state_access_in_init
  }

  var body: some View {
    TextField("Text", text: $text)
  }
}
