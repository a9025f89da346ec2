// The setter does more than to assign.
import SwiftUI

struct PanelToggle: View {
  @State private var isOpen = false

  var body: some View {
    Toggle(
      "Open",
      isOn: Binding(
        get: { isOpen },
        set: { value in withAnimation { isOpen = value } }
      ))
  }
}
