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
    ForEach(house.lamps.indices, id: \.self) { index in
      TextField("Name", text: $house.lamps[index].name)  // expect: index_based_binding
    }
  }
}
