// The closures are slow; the captured position is wrong. One cause, one finding.
import SwiftUI

struct Switches: View {
  @State private var isOn: [Bool] = []

  var body: some View {
    ForEach(isOn.indices, id: \.self) { index in
      Toggle(
        "Switch",
        isOn: Binding(  // expect: index_based_binding
          get: { isOn[index] },
          set: { isOn[index] = $0 }))
    }
  }
}
