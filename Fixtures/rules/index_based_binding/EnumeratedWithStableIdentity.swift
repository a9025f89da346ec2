// The rows' identity is right, the captured position is not.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(Array(lamps.enumerated()), id: \.element.id) { index, _ in
      Toggle("\(index)", isOn: $lamps[index].isOn)  // expect: index_based_binding
    }
  }
}
