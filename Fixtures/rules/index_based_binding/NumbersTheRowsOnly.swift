// The index numbers the rows; the binding is the element's.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(Array($lamps.enumerated()), id: \.element.id) { index, $lamp in
      Toggle("Lamp \(index + 1)", isOn: $lamp.isOn)
    }
  }
}
