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

  var body: some Commands {
    CommandMenu("Note") {
      Text("None")
    }
  }
}
