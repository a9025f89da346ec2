// The index picks the row; the binding goes by the row's key.
import SwiftUI

struct Lamp: Identifiable {
  let id: String
}

struct Lamps: View {
  let lamps: [Lamp]
  @State private var house = House()

  var body: some View {
    ForEach(lamps.indices, id: \.self) { index in
      Toggle("Lamp", isOn: $house[isOn: lamps[index].id])
    }
  }
}

struct House {
  private var lit: Set<String> = []

  subscript(isOn id: String) -> Bool {
    get { lit.contains(id) }
    set { if newValue { lit.insert(id) } else { lit.remove(id) } }
  }
}
