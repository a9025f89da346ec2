// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let unstableIdentity = CatalogueEntry(
    id: RuleID(#"unstable_identity"#),
    since: #"0.1.0"#,
    category: .identity,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"An identity that is another one on the next pass over `body`"#,
    why: [
      #"SwiftUI tells views apart by their identity. When it changes, the old view is taken away with its state, focus and running animations, and a new one is made in its place."#,
      #"An `id` that makes a `UUID()` on each read is never twice the same. An identity made of the text that a field edits changes with every keystroke, and the field loses focus after each."#,
    ],
    reports: [
      #"A computed `id` of an `Identifiable` type that gives `UUID()`, `Date()` or a random value, also behind `??`."#,
      #"`.id(UUID())` and its kin on a view."#,
      #"`.id(...)` on a text control or slider, made of the very value that it edits."#,
      #"`ForEach($tags, id: \.self) { $tag in }` whose rows edit the element, and `id: \.name` whose rows edit that name."#,
    ],
    leavesAlone: [
      #"A stored `let id = UUID()`, and a token in `@State` that changes when the app says so."#,
      #"`id: \.self` over values that are only shown, and over objects that hash by their reference."#,
      #"A computed `id` of a type that isn't `Identifiable`, and one that stores what it made."#,
    ],
    limits: [
      #"Whether an array of elements with stored ids is itself made anew on each pass is not looked at."#,
      #"A row view that gets the binding of a value is taken to edit it when it writes or projects it; what a view further down does with it is not followed."#,
    ],
    fix: .display,
    fixSummary: #"Shows a stored id or a token in `@State`; which of them fits is a question of the model."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/view/id(_:)"#,
      #"https://developer.apple.com/documentation/swift/identifiable"#,
      #"https://developer.apple.com/documentation/swiftui/foreach"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Guest: Identifiable {
          let name: String
          var id: UUID { UUID() }  // finding
        }

        struct GuestList: View {
          let guests: [Guest]

          var body: some View {
            ForEach(guests) { Text($0.name) }
          }
        }
        """#,
      corrected: #"""
        struct Guest: Identifiable {
          let id = UUID()
          let name: String
        }

        struct GuestList: View {
          let guests: [Guest]

          var body: some View {
            ForEach(guests) { Text($0.name) }
          }
        }
        """#))
}
