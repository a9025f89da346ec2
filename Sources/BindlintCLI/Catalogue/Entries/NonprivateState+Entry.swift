// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let nonprivateState = CatalogueEntry(
    id: RuleID(#"nonprivate_state"#),
    since: #"0.1.0"#,
    category: .state,
    severity: .note,
    isEnabled: true,
    confidence: .high,
    summary: #"State of a view that isn't private"#,
    why: [
      #"SwiftUI keeps the storage of `@State`, `@StateObject`, `@FocusState`, `@GestureState` and `@Namespace` outside the view's value. A property that isn't private becomes a parameter of the memberwise initializer; what a caller passes there counts at the first appearance and is ignored afterwards."#,
      #"A private property says in the declaration that the view owns the value. A value that comes from outside is a plain `let`, and one that goes both ways a `@Binding`."#,
    ],
    reports: [
      #"A stored property of a view, modifier, scene or other type that SwiftUI installs, with one of these wrappers and no access level."#,
      #"`@State private(set) var`: the setter's level does not take the property out of the memberwise initializer."#,
    ],
    leavesAlone: [
      #"A property with a written level of its own: someone decided."#,
      #"State that a written initializer assigns, or that a call in the index passes by its label."#,
      #"Requirements of protocols, state that an extension in another file uses, `@Previewable` state and locals."#,
    ],
    limits: [
      #"A call in a file that isn't indexed is not seen."#,
      #"The value that a caller passes may be meant as the first value only; then the initializer should say so."#,
    ],
    fix: .unsafe,
    fixSummary: #"Writes `private`. Code outside the indexed files that sets or reads the state no longer compiles; not offered where the state has no value of its own."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/state"#,
      #"https://developer.apple.com/documentation/swiftui/stateobject"#,
      #"https://developer.apple.com/documentation/swiftui/focusstate"#,
      #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0258-property-wrappers.md"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Panel: View {
          @State var isOpen = false  // finding

          var body: some View {
            Toggle("Open", isOn: $isOpen)
          }
        }
        """#,
      corrected: #"""
        struct Panel: View {
          @State private var isOpen = false

          var body: some View {
            Toggle("Open", isOn: $isOpen)
          }
        }
        """#))
}
