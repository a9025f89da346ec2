// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let environmentReadInInit = CatalogueEntry(
    id: RuleID(#"environment_read_in_init"#),
    since: #"0.1.0"#,
    category: .dependencies,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"An environment property that is read before the view is installed"#,
    why: [
      #"SwiftUI fills environment properties when it installs a view, after the initializer has run. In the initializer an `@Environment` value is the default, whatever the environment says, and nothing is subscribed; an `@EnvironmentObject` stops the app."#,
    ],
    reports: [
      #"A read of an `@Environment` or `@EnvironmentObject` property in an initializer of a view, or in the initial value of another property."#,
    ],
    leavesAlone: [
      #"Closures that are stored for later, parameters of the same name, and `_name = Environment(...)`."#,
    ],
    limits: [
      #"Helper methods that the initializer calls aren't followed."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/environment"#,
      #"https://developer.apple.com/documentation/swiftui/environmentobject"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Themed: View {
          @Environment(\.colorScheme) private var scheme
          private let title: String

          init() {
            title = "Hello"
            if scheme == .dark { print("dark") }  // finding
          }

          var body: some View {
            Text(scheme == .dark ? title : "light")
          }
        }
        """#,
      corrected: #"""
        struct Themed: View {
          @Environment(\.colorScheme) private var scheme
          private let title: String

          init() {
            title = "Hello"
          }

          var body: some View {
            Text(scheme == .dark ? title : "light")
          }
        }
        """#))
}
