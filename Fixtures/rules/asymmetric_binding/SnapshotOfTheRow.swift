// The row shows a copy of what the model changes.
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var isDone = false
}

@Observable final class Chores {
  var all: [Chore] = []
  func setDone(_ id: Int, _ isDone: Bool) {}
}

struct ChoreRow: View {
  let chore: Chore
  let chores: Chores

  var body: some View {
    Toggle("Done", isOn: Binding(get: { chore.isDone }, set: { chores.setDone(chore.id, $0) }))
  }
}
