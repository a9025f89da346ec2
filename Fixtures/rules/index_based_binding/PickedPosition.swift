// A position that the person picks, outside any loop.
import SwiftUI

struct Lamp {
  var name = ""
}

struct Detail: View {
  @State private var lamps = [Lamp()]
  @State private var selected = 0

  var body: some View {
    TextField("Name", text: $lamps[selected].name)
    Stepper("Lamp", value: $selected)
  }
}
