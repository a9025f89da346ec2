// Searched in one list, used in another.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  let known: [Lamp]
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(known) { lamp in
      if let index = known.firstIndex(where: { $0.id == lamp.id }) {
        Toggle("Lamp", isOn: $lamps[index].isOn)  // expect: index_based_binding
      }
    }
  }
}
