// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let asymmetricBinding = CatalogueEntry(
    id: RuleID(#"asymmetric_binding"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A closure binding that shows one property and changes another"#,
    why: [
      #"A control shows what the getter gives. When the setter changes something else, the control jumps back to the old value, and another one, somewhere else, changes: nearly always a slip while copying a row."#,
      #"SwiftUI can't notice: getter and setter are two closures of the right types."#,
    ],
    reports: [
      #"A closure binding whose getter is one stored property of a root and whose setter only assigns other stored properties of the same root."#,
    ],
    leavesAlone: [
      #"Setters that write the property that is read, among others."#,
      #"Comparisons (`selected == id`), presence (`item != nil`) and fallbacks (`draft ?? name`)."#,
      #"Names of which one is made from the other (`theme` and `resolvedTheme`, `_count` and `count`), and the same last name on two paths (`state.name`, `name`)."#,
      #"Computed properties, properties with observers, and setters that call anything: what is shown may follow from what is changed."#,
    ],
    limits: [
      #"Both properties must be declared in the indexed files."#,
      #"An object that derives one property from another by other means isn't seen through."#,
    ],
    fix: .none,
    fixSummary: #""#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/binding"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        struct Preferences {
          var sound = false
          var haptics = false
        }

        struct PreferencesForm: View {
          @State private var preferences = Preferences()

          var body: some View {
            Toggle(
              "Haptics",
              isOn: Binding(  // finding
                get: { preferences.sound },
                set: { preferences.haptics = $0 }
              ))
          }
        }
        """#,
      corrected: #"""
        struct Preferences {
          var sound = false
          var haptics = false
        }

        struct PreferencesForm: View {
          @State private var preferences = Preferences()

          var body: some View {
            Toggle("Sound", isOn: $preferences.sound)
            Toggle("Haptics", isOn: $preferences.haptics)
          }
        }
        """#))
}
