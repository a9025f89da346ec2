import SwiftUI

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
