// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let bindingSetterSideEffect = CatalogueEntry(
    id: RuleID(#"binding_setter_side_effect"#),
    since: #"0.1.0"#,
    category: .effects,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A binding's setter that does more than change state"#,
    why: [
      #"SwiftUI writes through a binding whenever it sees fit: for every character that is typed, for every step of a slider, and for a field that still has the focus when its screen goes away. A setter that starts a task, writes a file or posts a notification does so each time, and nobody has pressed anything."#,
      #"A setter that puts off the write itself (`DispatchQueue.main.async { isOn = value }`) lets the control read the old value back right after it has set the new one."#,
    ],
    reports: [
      #"What the setter of a closure binding executes itself: `Task { }` and `Task.detached { }`, `await`, `async` and `asyncAfter` of a queue, calls of `URLSession` and `FileManager`, `write(to:)`, writes to `UserDefaults`, `save()` of a context or store, a posted notification. Each effect is reported at its own place."#,
    ],
    leavesAlone: [
      #"Assignments, `withAnimation`, `store.send(...)` and calls of methods: what a model does with a new value is the model's affair."#,
      #"Closures that the setter only stores or hands on, since they run later."#,
      #"Names that merely contain such a word (`setTask`, `saved`)."#,
    ],
    limits: [
      #"Methods that the setter calls aren't followed."#,
      #"A setter that is a reference to a function isn't looked into."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/binding"#,
      #"https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        @MainActor @Observable final class Profile {
          var name = ""
          func save() async {}
        }

        struct ProfileField: View {
          @State private var profile = Profile()

          var body: some View {
            TextField(
              "Name",
              text: Binding(
                get: { profile.name },
                set: { name in
                  profile.name = name
                  Task { await profile.save() }  // finding
                }
              ))
          }
        }
        """#,
      corrected: #"""
        @MainActor @Observable final class Profile {
          var name = ""
          func save() async {}
        }

        struct ProfileField: View {
          @State private var profile = Profile()

          var body: some View {
            TextField("Name", text: $profile.name)
              .onChange(of: profile.name) { _, _ in
                Task { await profile.save() }
              }
          }
        }
        """#))
}
