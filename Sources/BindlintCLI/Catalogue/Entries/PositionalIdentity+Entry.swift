// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let positionalIdentity = CatalogueEntry(
    id: RuleID(#"positional_identity"#),
    since: #"0.1.0"#,
    category: .identity,
    severity: .warning,
    isEnabled: false,
    confidence: .medium,
    summary: #"Rows that keep state and are identified by their position"#,
    why: [
      #"A row's state belongs to its identity. Where the identity is the position (`id: \.offset`, `id: \.self` over indices), the state stays at the position: after an insertion or a move, what was typed or opened in one row shows up in another, and rows fade instead of moving."#,
    ],
    reports: [
      #"A loop over `indices`, `enumerated()` and their kin with an `id:` that is the position, over a collection that is written somewhere, whose rows hold a text control or a view of the project with `@State`, `@StateObject` or `@FocusState`."#,
    ],
    leavesAlone: [
      #"Rows that only show something."#,
      #"Collections that never change."#,
      #"Loops that make bindings by their position: `index_based_binding` speaks there."#,
    ],
    limits: [
      #"Off by default: whether a collection only ever grows at its end, and whether the state of a row matters longer than a pointer rests on it, doesn't show in the source."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/foreach"#,
      #"https://developer.apple.com/documentation/swift/identifiable"#,
    ],
    example: CatalogueExample(
      flagged: #"""
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
              ForEach(todos.indices, id: \.self) { index in  // finding
                TodoRow(todo: todos[index])
              }
              ForEach(Array(todos.enumerated()), id: \.offset) { _, todo in  // finding
                TodoRow(todo: todo)
              }
            }
          }
        }
        """#,
      corrected: #"""
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
              ForEach(todos) { todo in
                TodoRow(todo: todo)
              }
              ForEach(Array(todos.enumerated()), id: \.element.id) { _, todo in
                TodoRow(todo: todo)
              }
            }
          }
        }
        """#))
}
