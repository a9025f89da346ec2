// The position goes through a helper of the view.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps.indices, id: \.self) { index in
      row(at: index)
    }
  }

  private func row(at position: Int) -> some View {
    Toggle("Lamp", isOn: $lamps[position].isOn)  // expect: index_based_binding
  }
}
