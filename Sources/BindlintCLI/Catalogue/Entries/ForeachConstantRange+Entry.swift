// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let foreachConstantRange = CatalogueEntry(
    id: RuleID(#"foreach_constant_range"#),
    since: #"0.1.0"#,
    category: .identity,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"`ForEach` over a range that can change, without an `id:`"#,
    why: [
      #"`ForEach` has an initializer for a `Range<Int>` that is documented to read the range once: it is made for constant data. When the collection behind the range grows, the new rows don't appear; when it shrinks, rows read behind its end and the app stops."#,
      #"Elements with an identity need no position: `ForEach(items)` follows insertions, removals and moves, and animates them."#,
    ],
    reports: [
      #"`ForEach(items.indices) { }`, `ForEach(0..<items.count) { }` and `List` in the same forms, where the collection or the count is a wrapped property of the view or a `var` of a model in the index."#,
      #"The same through a local copy: `let shown = model.items` and a loop over its indices."#,
    ],
    leavesAlone: [
      #"A range with an `id:`."#,
      #"Ranges between literals, and collections that are a `let`, a static constant or `allCases`: a view gets them anew with each value."#,
      #"Loops that make bindings by their position: `index_based_binding` speaks there."#,
    ],
    limits: [
      #"Whether a `var` in fact changes while the view is on the screen does not show in the source."#,
      #"A plain property of the view that its parent passes counts as constant, though the parent can pass another one."#,
    ],
    fix: .display,
    fixSummary: #"Shows the loop with `id: \.self`; looping over the elements themselves is better where they are `Identifiable`."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)"#,
      #"https://developer.apple.com/documentation/swiftui/foreach"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Shelf: View {
          @State private var books: [String] = []

          var body: some View {
            VStack {
              ForEach(0..<books.count) { index in  // finding
                Text(books[index])
              }
              Button("Add") { books.append("Untitled") }
            }
          }
        }
        """#,
      corrected: #"""
        struct Shelf: View {
          @State private var books: [String] = []

          var body: some View {
            VStack {
              ForEach(0..<books.count, id: \.self) { index in
                Text(books[index])
              }
              Button("Add") { books.append("Untitled") }
            }
          }
        }
        """#))
}
