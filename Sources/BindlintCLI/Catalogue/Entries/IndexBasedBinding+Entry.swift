// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let indexBasedBinding = CatalogueEntry(
    id: RuleID(#"index_based_binding"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A binding that reaches an element by its position"#,
    why: [
      #"A binding outlives the pass over `body` that made it: a text field writes when it loses focus, an animation reads a row that has just been removed. A position that was right when the binding was made may by then belong to another element, and the write changes the wrong one; or it lies behind the end, and the subscript traps."#,
      #"`ForEach` over a range of integers is documented to read its range once; data that grows and shrinks needs elements with an identity."#,
      #"A binding that is tied to the element, or looked up by the element's id each time it is used, follows the element through insertions, removals and moves."#,
    ],
    reports: [
      #"A loop over positions (`items.indices`, `0..<items.count`, `items.enumerated()`, `zip(items.indices, items)` and their kin, whatever the `id:`) whose rows make `$items[i]`, a closure binding over `items[i]`, or any subscript that takes the position; also through helpers and child views that get the position."#,
      #"An index from `firstIndex(where:)` and its kin that is computed before the binding is made and captured by it."#,
      #"A position of one collection that is used in another."#,
    ],
    leavesAlone: [
      #"`ForEach($items) { $item in }`."#,
      #"An index that is searched inside the getter and inside the setter each time they run."#,
      #"Subscripts whose key is no position (`$sites[id: site.id]`), and indices that only number or style the rows."#,
      #"Loops that only read `items[i]`, literal ranges, `allCases.indices` and constant tables."#,
    ],
    limits: [
      #"`ForEach($items) { $item in }` is the form to write, but no promise: its element bindings are positional inside, and a row that is read after its removal can still reach behind the end. A lookup by id can't."#,
      #"A position that the user picks (`$items[selected]`) outside any loop is not looked at."#,
    ],
    fix: .safe,
    fixSummary: #"Rewrites the loop to `ForEach($items) { $item in }` where the element is known to be `Identifiable` by a stored id and the position serves nothing else; a captured index becomes a subscript by id, shown as text."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/foreach"#,
      #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0293-extend-property-wrappers-to-function-and-closure-parameters.md"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Lamp: Identifiable {
          let id = UUID()
          var isOn = false
        }

        struct Lamps: View {
          @State private var lamps: [Lamp] = []

          var body: some View {
            ForEach(lamps.indices, id: \.self) { index in
              Toggle("Lamp", isOn: $lamps[index].isOn)  // finding
            }
          }
        }
        """#,
      corrected: #"""
        // The refactored form: each row has a binding to its element.

        struct Lamp: Identifiable {
          let id = UUID()
          var isOn = false
        }

        struct Lamps: View {
          @State private var lamps: [Lamp] = []

          var body: some View {
            ForEach($lamps) { $lamp in
              Toggle("Lamp", isOn: $lamp.isOn)
            }
          }
        }
        """#))
}
