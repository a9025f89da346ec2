// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let unprojectedBindable = CatalogueEntry(
    id: RuleID(#"unprojected_bindable"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"An `@Bindable` through which no binding is made"#,
    why: [
      #"`@Bindable` exists to make bindings to the properties of an observable object. Reads and calls are observed without it, since Observation follows them by themselves. Where no binding is made, the wrapper only tells the reader something that isn't so; a `let` says that the view reads."#,
    ],
    reports: [
      #"A property or local variable with `@Bindable` whose `$name` and `_name` are never used."#,
    ],
    leavesAlone: [
      #"`$store.scope(...)`, `$model[...]`, and `$model` or `_model` handed on."#,
      #"Properties that nothing uses at all (`unused_view_property` speaks), public ones, and those that code elsewhere may project."#,
      #"Objects that closure bindings of the same file bind to by hand: who replaces these wants the wrapper."#,
    ],
    limits: [
      #"A macro that projects a property by its name isn't seen."#,
    ],
    fix: .safe,
    fixSummary: #"Writes `let` for `@Bindable var`; shown only where the property has a default value, is assigned more than once or may be asked for by a protocol."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/bindable"#,
      #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        @Observable final class Profile {
          var name = ""
          func reload() {}
        }

        struct ProfileTitle: View {
          @Bindable var profile: Profile  // finding

          var body: some View {
            Button(profile.name) { profile.reload() }
          }
        }
        """#,
      corrected: #"""
        @Observable final class Profile {
          var name = ""
        }

        struct ProfileTitle: View {
          @Bindable var profile: Profile

          var body: some View {
            TextField("Name", text: $profile.name)
          }
        }
        """#))
}
