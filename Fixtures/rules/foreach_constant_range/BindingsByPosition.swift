// The loop makes bindings by its position: that finding stands for both.
import SwiftUI

struct Lamp {
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps.indices) { index in  // expect: index_based_binding
      Toggle("Lamp", isOn: $lamps[index].isOn)
    }
  }
}
