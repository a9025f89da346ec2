import SwiftUI

@Observable final class Lamp {
  var isOn = false
  func flip() { isOn.toggle() }
}

struct LampSwitch: View {
  let lamp: Lamp

  var body: some View {
    Toggle("Lamp", isOn: Binding(get: { lamp.isOn }, set: { _ in lamp.flip() }))  // expect: setter_ignores_value
  }
}
