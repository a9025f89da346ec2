import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  var name = ""
}

struct Lamps: View {
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(lamps) { lamp in
      if let index = lamps.firstIndex(where: { $0.id == lamp.id }) {
        TextField("Name", text: $lamps[index].name)  // expect: index_based_binding
      }
    }
  }
}
