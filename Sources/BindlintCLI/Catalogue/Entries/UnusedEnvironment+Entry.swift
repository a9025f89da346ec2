// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let unusedEnvironment = CatalogueEntry(
    id: RuleID(#"unused_environment"#),
    since: #"0.1.0"#,
    category: .dependencies,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"An environment value, environment object or focused value that the view never uses"#,
    why: [
      #"`@Environment` with a key path, `@EnvironmentObject`, `@FocusedValue`, `@FocusedBinding` and `@FocusedObject` make the view depend on the value by being declared: when the value changes, the view is evaluated again, whether anything reads it or not."#,
      #"`@Environment(Model.self)` and `@Environment(\.self)` are only dead weight when unread. The first still needs its object in the environment: without one SwiftUI traps."#,
    ],
    reports: [
      #"A property with one of these wrappers in a view, modifier, style, scene, command or other type that SwiftUI installs, when neither the type, nor any extension of it in any indexed file, nor any branch of `#if` uses it."#,
    ],
    leavesAlone: [
      #"Any use: `dismiss()`, `$value`, `_value`, a capture list, `if let value`, an interpolation, a key path on the type, a coordinator's `parent.value`, handing it on."#,
      #"Requirements of protocols, types with an attached macro that may read members, and public properties of public types."#,
      #"What a wrapper of the project (a `DynamicProperty`) declares: that is how it makes views follow the value."#,
      #"An environment object or focused object of which the sources show nothing but that it can be observed (a generic one, or a class without members to read): following it is all it can be for."#,
      #"An environment object or focused object that the view's code reads by another way: `Settings.shared.size` in `body`, or a method that reads it, while the unread property makes the view follow it."#,
      #"Types that are no views: there the wrapper never updates, which is another mistake."#,
    ],
    limits: [
      #"A view that declares `dynamicTypeSize`, `sizeCategory`, `colorScheme` or `locale` unread may do so to be evaluated again, as may one whose comment says that it is kept. It is reported, but never edited; `let _ = size` in `body` says the same in code."#,
      #"A use is a use, even in a computed property that nothing reads."#,
    ],
    fix: .safe,
    fixSummary: #"Deletes the declaration with its comments when it is private, or internal with no possible use elsewhere."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/environment"#,
      #"https://developer.apple.com/documentation/swiftui/environmentobject"#,
      #"https://developer.apple.com/documentation/swiftui/focusedvalue"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Toolbar: View {
          let title: String

          /// How the person wants to go back.
          @Environment(\.dismiss)
          private var dismiss  // finding

          var body: some View {
            Text(title)
          }
        }
        """#,
      corrected: #"""
        struct Toolbar: View {
          let title: String

          var body: some View {
            Text(title)
          }
        }
        """#))
}
