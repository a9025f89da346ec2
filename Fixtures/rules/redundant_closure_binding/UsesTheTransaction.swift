import SwiftUI

struct Pulse: View {
  @State private var isOn = false
  @State private var last = Transaction()

  var body: some View {
    Toggle(
      "On \(last.disablesAnimations)",
      isOn: Binding(
        get: { isOn },
        set: { value, transaction in
          isOn = value
          last = transaction
        }
      ))
  }
}
