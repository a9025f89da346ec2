// A subscript of the project that takes the position.
import SwiftUI

@Observable final class Switches {
  var isOn: [Bool] = []

  subscript(isOn index: Int) -> Bool {
    get { isOn.indices.contains(index) && isOn[index] }
    set { if isOn.indices.contains(index) { isOn[index] = newValue } }
  }
}

struct SwitchList: View {
  @Bindable var switches: Switches

  var body: some View {
    ForEach(switches.isOn.indices, id: \.self) { index in
      Toggle("Switch", isOn: $switches[isOn: index])  // expect: index_based_binding
    }
  }
}
