// One loop, one finding; the second binding is related.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
  var name = ""
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps.indices, id: \.self) { index in
      TextField("Name", text: $lamps[index].name)  // expect: index_based_binding
      Toggle("On", isOn: $lamps[index].isOn)
    }
  }
}
