import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var name = ""
}

@Observable final class House {
  var lamps: [Lamp] = []
}

struct Lamps: View {
  @Bindable var house: House

  var body: some View {
    ForEach($house.lamps) { $lamp in
      TextField("Name", text: $lamp.name)
    }
  }
}
