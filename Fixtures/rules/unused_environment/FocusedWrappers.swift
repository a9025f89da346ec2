import SwiftUI

final class Note: ObservableObject {
  @Published var text = ""
}

extension FocusedValues {
  var noteText: Binding<String>? {
    get { nil }
    set { print(newValue == nil) }
  }
}

struct NoteCommands: Commands {
  @FocusedBinding(\.noteText) private var text  // expect: unused_environment
  @FocusedObject private var note: Note?  // expect: unused_environment

  var body: some Commands {
    CommandMenu("Note") {
      Text("None")
    }
  }
}
