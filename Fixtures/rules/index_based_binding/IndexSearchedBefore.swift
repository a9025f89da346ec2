// The index is searched when the binding is made and used when the control writes.
import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var isOn = false
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps) { lamp in
      Toggle("Lamp", isOn: isOn(lamp))
    }
  }

  private func isOn(_ lamp: Lamp) -> Binding<Bool> {
    let index = lamps.firstIndex { $0.id == lamp.id } ?? 0
    return Binding(  // expect: index_based_binding
      get: { lamps[index].isOn },
      set: { lamps[index].isOn = $0 })
  }
}
