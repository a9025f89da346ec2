// The loop's own name is the root: each task is an observable object with a set of tags.
import SwiftUI

@Observable final class Task1: Identifiable {
  let id: Int
  var tags: Set<String> = []

  init(id: Int) {
    self.id = id
  }
}

struct Tasks: View {
  let tasks: [Task1]

  var body: some View {
    ForEach(tasks) { task in
      Toggle(
        "Urgent",
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { task.tags.contains("urgent") },
          set: { if $0 { task.tags.insert("urgent") } else { task.tags.remove("urgent") } }))
    }
  }
}
