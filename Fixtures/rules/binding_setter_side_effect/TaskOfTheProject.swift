// `Task` is a type of the project.
import SwiftUI

struct Task {
  var title: String
  init(_ make: () -> String) { title = make() }
}

struct Composer: View {
  @State private var task = Task { "" }

  var body: some View {
    TextField("Task", text: Binding(get: { task.title }, set: { title in task = Task { title } }))
  }
}
