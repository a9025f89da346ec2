// Commands are evaluated like views.
import SwiftUI

struct NoteCommands: Commands {
  @FocusedValue(\.note) private var note  // expect: unused_environment

  var body: some Commands {
    CommandMenu("Note") {
      Text("None")
    }
  }
}
