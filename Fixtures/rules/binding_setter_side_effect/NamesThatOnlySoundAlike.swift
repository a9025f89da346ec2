import SwiftUI

@Observable final class Chore {
  var task = ""
  var saved = false
  func setTask(_ text: String) {
    task = text
    saved = false
  }
}

struct ChoreField: View {
  @State private var chore = Chore()

  var body: some View {
    TextField("Task", text: Binding(get: { chore.task }, set: { chore.setTask($0) }))
  }
}
