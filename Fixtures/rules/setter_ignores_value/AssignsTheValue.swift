import SwiftUI

@Observable final class Lamp {
  var isOn = false
}

struct LampSwitch: View {
  @Bindable var lamp: Lamp

  var body: some View {
    Toggle("Lamp", isOn: $lamp.isOn)
  }
}
