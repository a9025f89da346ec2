// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let stateAccessInInit = CatalogueEntry(
    id: RuleID(#"state_access_in_init"#),
    since: #"0.1.0"#,
    category: .state,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A state that an initializer assigns or reads before the view is installed"#,
    why: [
      #"Before a view is installed, an `@State` has only its initial value: its setter does nothing and its getter gives that value. An initializer that assigns a state which has a value already, by a default or as an Optional, has no effect, and the view shows the default."#,
      #"The first assignment of a state without a value is something else: it gives the initial value. Newer toolchains, where `@State` is a macro, refuse the dropped form."#,
    ],
    reports: [
      #"In an initializer of a view: an assignment to an `@State` that has a default or is an Optional, a second assignment on the same path, and reading a state that has a default."#,
    ],
    leavesAlone: [
      #"`_name = State(initialValue: ...)`, and the first assignment of a state without a default."#,
      #"Closures that run later, and parameters of the same name."#,
      #"Reads in an `App`, which is made once."#,
    ],
    limits: [
      #"Helper methods that the initializer calls aren't followed."#,
    ],
    fix: .display,
    fixSummary: #"Shows `_name = State(initialValue: ...)`; the view would then show something else, so nothing is edited."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/state"#,
      #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0258-property-wrappers.md"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct NoteEditor: View {
          @State private var text = ""

          init(text: String) {
            self.text = text  // finding
          }

          var body: some View {
            TextField("Text", text: $text)
          }
        }
        """#,
      corrected: #"""
        struct NoteEditor: View {
          @State private var text: String

          init(text: String) {
            _text = State(initialValue: text)
          }

          var body: some View {
            TextField("Text", text: $text)
          }
        }
        """#))
}
