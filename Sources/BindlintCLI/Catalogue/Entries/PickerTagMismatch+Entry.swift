// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let pickerTagMismatch = CatalogueEntry(
    id: RuleID(#"picker_tag_mismatch"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A tag whose type can't be the selection's"#,
    why: [
      #"`Picker`, selectable `List` and `TabView` find the selected row by comparing its tag with the selection, and only a tag of the selection's own type can be equal. A tag is any `Hashable` value, so the compiler accepts another type: the row is never shown as selected, and choosing it changes nothing."#,
      #"A literal tag has its default type, whatever the selection is: `tag(1)` is an `Int` beside a selection of `Double`."#,
    ],
    reports: [
      #"Each `tag(_:)` whose type is known and differs from the known type of the selection, or is optional where the selection isn't."#,
      #"Rows of a `ForEach` without a tag, whose implicit tag is the element's id, when its type is known and differs: reported at the `Picker` or `List`."#,
    ],
    leavesAlone: [
      #"Plain tags on an optional selection: a tag stands for both, unless `includeOptional: false` is written."#,
      #"Types that aren't in sight, generic ones, and projections whose type isn't known."#,
      #"Rows that are views of the project: they may bring a tag along."#,
    ],
    limits: [
      #"Types are read from declarations and literals; an expression that needs the compiler's inference stays unknown."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/picker"#,
      #"https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Speed: View {
          @AppStorage("speed") private var speed = 1

          var body: some View {
            Picker("Speed", selection: $speed) {
              Text("Slow").tag("1")  // finding
              Text("Fast").tag("2")  // finding
            }
          }
        }
        """#,
      corrected: #"""
        struct Speed: View {
          @AppStorage("speed") private var speed = 1

          var body: some View {
            Picker("Speed", selection: $speed) {
              Text("Slow").tag(1)
              Text("Fast").tag(2)
            }
          }
        }
        """#))
}
