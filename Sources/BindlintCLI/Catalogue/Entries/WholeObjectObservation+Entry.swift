// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let wholeObjectObservation = CatalogueEntry(
    id: RuleID(#"whole_object_observation"#),
    since: #"0.1.0"#,
    category: .dependencies,
    severity: .note,
    isEnabled: false,
    confidence: .medium,
    summary: #"An observed object of which the view uses nothing that is published"#,
    why: [
      #"`@ObservedObject` and `@EnvironmentObject` subscribe the view to its object: `body` is evaluated for each change of any published property, read or not. A view that only calls the object's methods from its actions needs the reference alone."#,
    ],
    reports: [
      #"A property with one of these wrappers whose class is in the index, when all that the view does with it is to call methods in code that runs later."#,
    ],
    leavesAlone: [
      #"Objects whose variables are read, projected with `$` or handed on."#,
      #"Objects that are used while `body` runs: a method may read what is published."#,
    ],
    limits: [
      #"A view may be meant to follow an object that it doesn't read: off by default."#,
    ],
    fix: .display,
    fixSummary: #"Shows a plain `let`; an environment object has to be handed in instead."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/observedobject"#,
      #"https://developer.apple.com/documentation/swiftui/environmentobject"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        final class Player: ObservableObject {
          @Published var isPlaying = false
          func stop() { isPlaying = false }
        }

        struct StopButton: View {
          @ObservedObject var player: Player  // finding

          var body: some View {
            Button("Stop") { player.stop() }
          }
        }
        """#,
      corrected: #"""
        final class Player: ObservableObject {
          @Published var isPlaying = false
          func stop() { isPlaying = false }
        }

        struct StopButton: View {
          @ObservedObject var player: Player

          var body: some View {
            Button("Stop") { player.stop() }
              .disabled(!player.isPlaying)
          }
        }
        """#))
}
