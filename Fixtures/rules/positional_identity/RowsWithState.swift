import SwiftUI

struct Todo: Identifiable {
  let id = UUID()
  var title = ""
}

struct TodoRow: View {
  let todo: Todo
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(todo.title, isExpanded: $isExpanded) { Text("more") }
  }
}

struct TodoList: View {
  @State private var todos: [Todo] = []

  var body: some View {
    List {
      ForEach(todos.indices, id: \.self) { index in  // expect: positional_identity
        TodoRow(todo: todos[index])
      }
      ForEach(Array(todos.enumerated()), id: \.offset) { _, todo in  // expect: positional_identity
        TodoRow(todo: todo)
      }
    }
  }
}
