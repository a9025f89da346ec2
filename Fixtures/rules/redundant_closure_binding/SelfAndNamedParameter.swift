// `self.x` and `x`, `$0` and a name mean the same.
import SwiftUI

struct Preferences {
  var sound = false
}

struct SoundToggle: View {
  @State private var preferences = Preferences()

  var body: some View {
    Toggle(
      "Sound",
      isOn: Binding(  // expect: redundant_closure_binding
        get: { return self.preferences.sound },
        set: { newValue in preferences.sound = newValue }
      ))
  }
}
