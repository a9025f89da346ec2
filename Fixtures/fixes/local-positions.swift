// The local that counts the elements has no other use and goes with the positions.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    let positions = lamps.indices

    ForEach(positions, id: \.self) { position in
      Toggle("Lamp", isOn: $lamps[position].isOn)
    }
  }
}
