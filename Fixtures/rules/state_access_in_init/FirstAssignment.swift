// The first assignment of a state without a default gives its initial value.
import SwiftUI

struct NoteEditor: View {
  @State private var text: String

  init(text: String, isEmpty: Bool) {
    if isEmpty {
      self.text = ""
    } else {
      self.text = text
    }
  }

  var body: some View {
    TextField("Text", text: $text)
  }
}
