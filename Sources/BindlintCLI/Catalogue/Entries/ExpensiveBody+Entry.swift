// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let expensiveBody = CatalogueEntry(
    id: RuleID(#"expensive_body"#),
    since: #"0.1.0"#,
    category: .dependencies,
    severity: .note,
    isEnabled: false,
    confidence: .medium,
    summary: #"Formatters made and collections sorted in `body`"#,
    why: [
      #"SwiftUI evaluates `body` whenever something that it read changes. A formatter or coder that is made there is made again each time, though it never differs; and rows that are filtered or sorted on the way cost the whole collection for each pass."#,
    ],
    reports: [
      #"A formatter, coder or regular expression made in `body`, or in a property or function of a view that gives a view."#,
      #"`filter`, `sorted` and `map` in the data of a `ForEach` or `List` that begin with a property of the view."#,
    ],
    leavesAlone: [
      #"Static constants, initial values of stored properties, and actions that run later."#,
      #"Constant data, `allCases`, parameters and locals."#,
    ],
    limits: [
      #"How large a collection is, and how often `body` runs, doesn't show in the source: off by default."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/view/body-swift.property"#,
      #"https://developer.apple.com/documentation/foundation/formatter"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Stamp: View {
          let date: Date

          var body: some View {
            let formatter = DateFormatter()  // finding
            Text(formatter.string(from: date))
          }
        }
        """#,
      corrected: #"""
        struct Stamp: View {
          private static let formatter = DateFormatter()
          let date: Date

          var body: some View {
            Text(Self.formatter.string(from: date))
          }
        }
        """#))
}
