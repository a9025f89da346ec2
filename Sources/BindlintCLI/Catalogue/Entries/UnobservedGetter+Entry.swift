// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let unobservedGetter = CatalogueEntry(
    id: RuleID(#"unobserved_getter"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A binding's getter over something that SwiftUI doesn't observe"#,
    why: [
      #"A view is evaluated again when something changes that SwiftUI follows: its state, an observable object, its environment. User defaults read by hand, a static variable or a global one are none of these: the setter writes, nothing runs the view again, and the control goes on showing the old value or shows the new one by accident, when something else changes."#,
    ],
    reports: [
      #"A closure binding whose getter reads `UserDefaults` or a mutable static or global variable of a plain type, and nothing else that changes."#,
    ],
    leavesAlone: [
      #"Constants, objects (they may be observable), getters that also read state, and setters that change state of the view, since that runs it again."#,
    ],
    limits: [
      #"Objects behind a static property aren't judged."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/appstorage"#,
      #"https://developer.apple.com/documentation/swiftui/state"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        import Foundation

        struct Consent: View {
          var body: some View {
            Toggle(
              "Share usage",
              isOn: Binding(
                get: { UserDefaults.standard.bool(forKey: "share") },  // finding
                set: { UserDefaults.standard.set($0, forKey: "share") }
              ))
          }
        }
        """#,
      corrected: #"""
        struct Consent: View {
          @AppStorage("share") private var isShared = false

          var body: some View {
            Toggle("Share usage", isOn: $isShared)
          }
        }
        """#))
}
