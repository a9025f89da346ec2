// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let stateSeededFromParameter = CatalogueEntry(
    id: RuleID(#"state_seeded_from_parameter"#),
    since: #"0.1.0"#,
    category: .state,
    severity: .warning,
    isEnabled: false,
    confidence: .medium,
    summary: #"A state that is seeded from a parameter which changes"#,
    why: [
      #"The initial value of a state counts once, when the view is installed. A parent that passes a new value later changes nothing: the view goes on with the first. Where that is meant, a name such as `initialText` says so."#,
    ],
    reports: [
      #"`_name = State(initialValue: parameter)`, or the first assignment of a state from a parameter, in a view to which a caller in the index passes a value of its own state, binding or model."#,
    ],
    leavesAlone: [
      #"Parameters called `initial...`, `default...`, `start...`."#,
      #"Calls in the content of a presentation, which is made anew each time, and views with an `.id(...)`."#,
    ],
    limits: [
      #"Off by default: editors that work on a copy are built like this on purpose."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/state"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct NameEditor: View {
          @State private var draft: String

          init(name: String) {
            _draft = State(initialValue: name)  // finding
          }

          var body: some View {
            TextField("Name", text: $draft)
          }
        }

        struct ProfileView: View {
          @State private var name = ""

          var body: some View {
            NameEditor(name: name)
            Button("Reset") { name = "" }
          }
        }
        """#,
      corrected: #"""
        struct NameEditor: View {
          @State private var draft: String

          init(initialName: String) {
            _draft = State(initialValue: initialName)
          }

          var body: some View {
            TextField("Name", text: $draft)
          }
        }

        struct ProfileView: View {
          @State private var name = ""

          var body: some View {
            NameEditor(initialName: name)
            Button("Reset") { name = "" }
          }
        }
        """#))
}
