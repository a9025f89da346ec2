// The closure runs when something else calls it.
import SwiftUI

@MainActor @Observable final class Editor {
  var title = ""
  var onClose: () -> Void = {}
  func save() async {}
}

struct TitleField: View {
  @State private var editor = Editor()

  var body: some View {
    TextField(
      "Title",
      text: Binding(
        get: { editor.title },
        set: { title in
          editor.title = title
          editor.onClose = { Task { await editor.save() } }
        }
      ))
    Button("Close") { editor.onClose() }
  }
}
