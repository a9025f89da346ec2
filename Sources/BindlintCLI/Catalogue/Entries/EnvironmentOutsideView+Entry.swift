// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let environmentOutsideView = CatalogueEntry(
    id: RuleID(#"environment_outside_view"#),
    since: #"0.1.0"#,
    category: .dependencies,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"An environment property in a type that is no view"#,
    why: [
      #"SwiftUI fills the environment properties of the views, modifiers, styles and dynamic properties that it installs. In a plain class or struct nobody does: an `@Environment` value is the default for ever, and an `@EnvironmentObject` stops the app when it is read."#,
    ],
    reports: [
      #"`@Environment` and `@EnvironmentObject` in a struct, class or actor whose conformances are all known and none of which SwiftUI installs."#,
    ],
    leavesAlone: [
      #"Dynamic properties, and types with a conformance, superclass or attached macro that isn't known."#,
    ],
    limits: [
      #"A type that is only a base for views elsewhere isn't told apart when its subclasses aren't indexed."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/environment"#,
      #"https://developer.apple.com/documentation/swiftui/dynamicproperty"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        final class Exporter {
          @Environment(\.colorScheme) private var scheme  // finding

          func title() -> String { scheme == .dark ? "dark" : "light" }
        }
        """#,
      corrected: #"""
        struct SchemeTitle: DynamicProperty {
          @Environment(\.colorScheme) private var scheme

          var title: String { scheme == .dark ? "dark" : "light" }
        }
        """#))
}
