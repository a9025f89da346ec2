import SwiftUI

@Observable final class Lamp {
  var isShown = false
  var wanted = false
  func apply() { isShown = wanted }
}

struct LampSwitch: View {
  let lamp: Lamp

  var body: some View {
    Toggle(
      "Lamp",
      isOn: Binding(
        get: { lamp.isShown },
        set: {
          lamp.wanted = $0
          lamp.apply()
        }
      ))
  }
}
