// A `List` or `Form` without data repeats nothing.
import SwiftUI

@Observable final class Preferences {
  var enabled: Set<String> = []
}

struct SettingsForm: View {
  @State private var preferences = Preferences()

  var body: some View {
    Form {
      List {
        Section("Sound") {
          Toggle(
            "Sound",
            isOn: Binding(
              get: { preferences.enabled.contains("sound") },
              set: { if $0 { preferences.enabled.insert("sound") } else { preferences.enabled.remove("sound") } }))
        }
      }
    }
  }
}
