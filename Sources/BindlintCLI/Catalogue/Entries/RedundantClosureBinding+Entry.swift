// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let redundantClosureBinding = CatalogueEntry(
    id: RuleID(#"redundant_closure_binding"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A closure binding that only repeats what `$` gives"#,
    why: [
      #"A getter that returns `model.name` and a setter that assigns `model.name` do by hand what the projection `$model.name` does. The closures are made anew on each pass over `body` and can't be compared; the key path of the projection can."#,
      #"The projection also carries the transaction of a write, so an animation that belongs to the binding reaches the state. A setter with one parameter drops it."#,
    ],
    reports: [
      #"A closure binding, in a loop or not, whose getter is one member path, whose setter is one assignment of the new value to the same path, and whose root has a projection: `@State`, `@Binding`, `@Bindable`, `@StateObject`, `@ObservedObject`, `@EnvironmentObject`, `@AppStorage`, `@SceneStorage`, or any value of an `@Observable` class through `Bindable(model)`."#,
    ],
    leavesAlone: [
      #"A setter that does anything else: animates, validates, calls, drops the write, uses the transaction."#,
      #"Roots without a `Binding` behind `$`: `@FocusState`, `@GestureState`, `@Published` inside its object, environment values, computed properties, plain classes."#,
      #"Paths with an optional chain, a `let` on the way, or a member that the index can't see."#,
      #"Members that `Binding` has itself (`wrappedValue`, `projectedValue`, `transaction`): `$model.transaction` means something else."#,
      #"Code that extends `Binding`."#,
    ],
    limits: [
      #"A path of two steps or more is only reported when every step is known to be settable."#,
    ],
    fix: .safe,
    fixSummary: #"Writes `$path`, or `Bindable(root).path` where `$root` is not in scope."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/binding"#,
      #"https://developer.apple.com/documentation/swiftui/bindable"#,
      #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0252-keypath-dynamic-member-lookup.md"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        @Observable final class Profile {
          var name = ""
        }

        struct NameField: View {
          @Bindable var profile: Profile

          var body: some View {
            TextField(
              "Name",
              text: Binding(  // finding
                get: { profile.name },
                set: { profile.name = $0 }
              ))
          }
        }
        """#,
      corrected: #"""
        @Observable final class Profile {
          var name = ""
        }

        struct NameField: View {
          @Bindable var profile: Profile

          var body: some View {
            TextField(
              "Name",
              text: $profile.name)
          }
        }
        """#))
}
