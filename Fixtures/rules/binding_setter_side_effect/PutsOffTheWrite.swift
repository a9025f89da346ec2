import Dispatch
import SwiftUI

struct Delayed: View {
  @State private var isOn = false

  var body: some View {
    Toggle(
      "On",
      isOn: Binding(
        get: { isOn },
        set: { value in
          DispatchQueue.main.async { isOn = value }  // expect: binding_setter_side_effect
        }
      ))
  }
}
