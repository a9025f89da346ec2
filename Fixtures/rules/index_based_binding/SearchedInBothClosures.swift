// Looked up by id at every read and write.
import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var isOn = false
}

struct OneLamp: View {
  let id: Int
  @Binding var lamps: [Lamp]

  var body: some View {
    Toggle(
      "Lamp",
      isOn: Binding(
        get: { lamps.first { $0.id == id }?.isOn ?? false },
        set: { isOn in
          if let index = lamps.firstIndex(where: { $0.id == id }) { lamps[index].isOn = isOn }
        }))
  }
}
