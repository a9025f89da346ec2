// Among the properties that are changed is the one that is shown.
import SwiftUI

struct Preferences {
  var sound = false
  var isTouched = false
}

struct SoundRow: View {
  @State private var preferences = Preferences()

  var body: some View {
    Toggle(
      "Sound",
      isOn: Binding(
        get: { preferences.sound },
        set: {
          preferences.sound = $0
          preferences.isTouched = true
        }
      ))
  }
}
