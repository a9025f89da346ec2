// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let forwardedClosure = CatalogueEntry(
    id: RuleID(#"forwarded_closure"#),
    since: #"0.1.0"#,
    category: .dependencies,
    severity: .warning,
    isEnabled: false,
    confidence: .medium,
    summary: #"A stored closure that a view only hands on"#,
    why: [
      #"Functions can't be compared. A view that stores a closure differs from its last value whenever its parent is evaluated, so that its `body` runs again although nothing it shows has changed. A view in between, which only hands the closure on, pays for it without using it."#,
    ],
    reports: [
      #"A stored property of a function type in a view, all of whose uses are arguments of views of the project."#,
    ],
    leavesAlone: [
      #"Closures that are called, wrapped in another closure or given to SwiftUI's own controls, and builders of content."#,
    ],
    limits: [
      #"What the receiving view does with the closure isn't looked at."#,
      #"Off by default: handing closures down is how many code bases are built, and the costs show only in deep trees."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/view"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct AddButton: View {
          let onAdd: () -> Void
          var body: some View { Button("Add") { onAdd() } }
        }

        struct Toolbar: View {
          let onAdd: () -> Void  // finding

          var body: some View {
            AddButton(onAdd: onAdd)
          }
        }
        """#,
      corrected: #"""
        struct Toolbar: View {
          let onAdd: () -> Void

          var body: some View {
            Button("Add") { onAdd() }
          }
        }
        """#))
}
