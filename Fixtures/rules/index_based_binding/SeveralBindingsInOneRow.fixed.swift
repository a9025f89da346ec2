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
    ForEach($lamps) { $lamp in
      TextField("Name", text: $lamp.name)
      Toggle("On", isOn: $lamp.isOn)
    }
  }
}
