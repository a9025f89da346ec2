// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let lossyTextBinding = CatalogueEntry(
    id: RuleID(#"lossy_text_binding"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A text control whose binding parses what is being typed"#,
    why: [
      #"Text on its way to a number is often no number yet: `1.`, `-`, an empty field. The setter parses it, drops the failure or falls back to some value, and on the next pass the getter formats the stored number over the text under the cursor. People can't type a decimal point or clear the field."#,
      #"`TextField(value:format:)` keeps the text while it is being edited and parses when it is submitted."#,
    ],
    reports: [
      #"A closure binding of text (an argument `text:`, or a `Binding<String>` by its type) whose getter formats a value and whose setter parses the new text with `Int(...)`, `Double(...)`, `number(from:)`, `date(from:)` and their kin."#,
    ],
    leavesAlone: [
      #"Bindings over text that is stored as it was typed, and setters that also keep the text in a draft."#,
    ],
    limits: [
      #"Formatting and parsing in methods of the project aren't recognised."#,
    ],
    fix: .display,
    fixSummary: #"Shows `TextField(value:format:)` over the stored value; which format is wanted only you know."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)-6ug7k"#,
      #"https://developer.apple.com/documentation/foundation/parseableformatstyle"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct WeightField: View {
          @State private var weight = 70.0

          var body: some View {
            TextField(
              "Weight",
              text: Binding(  // finding
                get: { String(weight) },
                set: { weight = Double($0) ?? weight }
              ))
          }
        }
        """#,
      corrected: #"""
        struct WeightField: View {
          @Binding var weight: Double

          var body: some View {
            TextField("Weight", value: $weight, format: .number)
          }
        }
        """#))
}
