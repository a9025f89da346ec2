import SwiftUI

struct Preferences {
  var sound = false
  var haptics = false
}

struct PreferencesForm: View {
  @State private var preferences = Preferences()

  var body: some View {
    Toggle(
      "Haptics",
      isOn: Binding(  // expect: asymmetric_binding
        get: { preferences.sound },
        set: { preferences.haptics = $0 }
      ))
  }
}
