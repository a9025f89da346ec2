// Commands are evaluated like views.
import SwiftUI

struct NoteCommands: Commands {
  var body: some Commands {
    CommandMenu("Note") {
      Text("None")
    }
  }
}
