// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let setterIgnoresValue = CatalogueEntry(
    id: RuleID(#"setter_ignores_value"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .medium,
    summary: #"A binding's setter that acts without looking at the new value"#,
    why: [
      #"A binding's setter gets the value that the control wants to show. A setter that toggles, or sends the same message each time, is right only as long as every write is a change: a control may write the value that is already there, or twice during one gesture, and then what happens is the opposite of what it shows."#,
    ],
    reports: [
      #"A closure setter in which the new value doesn't appear and which calls something that turns over by its name (`toggle`, `flip`, `switch`); other calls with low confidence."#,
    ],
    leavesAlone: [
      #"Empty setters of bindings that only show."#,
      #"Setters that assign a fixed value, close or clear (`dismiss()`, `item = nil`), and bindings of presentations (`isPresented:`, `item:`)."#,
      #"Setters that only log or stop."#,
    ],
    limits: [
      #"Whether the same call with the same value would be harmless isn't known from its text."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/binding"#,
      #"https://developer.apple.com/documentation/swiftui/toggle"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        @Observable final class Lamp {
          var isOn = false
          func flip() { isOn.toggle() }
        }

        struct LampSwitch: View {
          let lamp: Lamp

          var body: some View {
            Toggle("Lamp", isOn: Binding(get: { lamp.isOn }, set: { _ in lamp.flip() }))  // finding
          }
        }
        """#,
      corrected: #"""
        @Observable final class Lamp {
          var isOn = false
        }

        struct LampSwitch: View {
          @Bindable var lamp: Lamp

          var body: some View {
            Toggle("Lamp", isOn: $lamp.isOn)
          }
        }
        """#))
}
