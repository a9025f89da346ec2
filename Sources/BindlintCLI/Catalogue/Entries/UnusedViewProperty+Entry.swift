// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let unusedViewProperty = CatalogueEntry(
    id: RuleID(#"unused_view_property"#),
    since: #"0.1.0"#,
    category: .dependencies,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A stored property of a view that the view never uses"#,
    why: [
      #"The stored properties of a view are its value. When a parent makes the view again with a different value in any of them, the view is a different one, and its `body` is evaluated; a property that nothing reads can only cause such evaluations for nothing."#,
      #"Wrappers that subscribe do so unread: `@ObservedObject` follows every change of its object, `@Query` and `@FetchRequest` fetch and observe."#,
      #"A `@State` that is written and never read keeps a value that no one sees."#,
    ],
    reports: [
      #"A stored instance property of a view, modifier, style, scene or other type that SwiftUI installs, when no code in any indexed file uses it; an initializer's assignment is no use."#,
      #"A `@State` that is only ever written."#,
    ],
    leavesAlone: [
      #"Requirements of protocols (`id` of `Identifiable`), and what synthesized equality, hashing or coding reads."#,
      #"Objects that the declaration creates and keeps alive: `@StateObject`, cancellables, tasks, timers, observer tokens, delegate adaptors."#,
      #"`@Binding`, `@AppStorage`, `@SceneStorage`, `@FocusState` that are written: the write goes somewhere."#,
      #"A subscription made on purpose: an `@ObservedObject` that nothing reads, in a view whose code reads the same object by another way (`Settings.shared.size`, a method that reads it), and one of which the sources show nothing but that it can be observed."#,
      #"A setting that a wrapper follows (`@AppStorage("size")`, `@Default(.size)`) while the view's code reads it by its key."#,
      #"A `Date` that is handed down, in a view whose code asks the clock: each tick evaluates the view again."#,
      #"What an `App` makes as a property begins its work with the app. What a wrapper of the project (a `DynamicProperty`) stores makes views follow it. `let key: Key.Type` only tells a generic parameter."#,
      #"Observers that do work, `@IBOutlet`, `@objc`, `override`, and public properties of public types."#,
      #"Non-private properties that code elsewhere may read through a value of unknown type."#,
    ],
    limits: [
      #"Without types, `row.title` in another type may be this property: the rule stays silent."#,
      #"`self[keyPath:]` with a key path that isn't written there, and `Mirror(reflecting: self)`, count as a use of everything."#,
    ],
    fix: .unsafe,
    fixSummary: #"Deletes the declaration, the initializer's parameter and assignment, and the argument at every call in the index."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/view"#,
      #"https://developer.apple.com/documentation/swiftui/state"#,
      #"https://developer.apple.com/documentation/swiftui/observedobject"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Gauge: View {
          let level: Double
          let updated: Int  // finding

          var body: some View {
            Text("\(Int(level * 100)) %")
          }
        }

        struct Tank: View {
          @State private var level = 0.5
          @State private var updates = 0

          var body: some View {
            Gauge(level: level, updated: updates)
            Button("Refresh") {
              level /= 2
              updates += 1
            }
          }
        }
        """#,
      corrected: #"""
        // An interpolation is an expression like any other.

        struct Gauge: View {
          let level: Double
          let updated: Int

          var body: some View {
            Text("\(Int(level * 100)) %, reading \(updated)")
          }
        }
        """#))
}
