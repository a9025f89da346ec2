// The position goes from helper to helper.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps.indices, id: \.self) { index in
      row(index)
    }
  }

  private func row(_ number: Int) -> some View {
    HStack { control(at: number) }
  }

  private func control(at place: Int) -> some View {
    Toggle("Lamp", isOn: $lamps[place].isOn)  // expect: index_based_binding
  }
}
