// A comparison with the row's id: the model's selection is one storage for all rows.
// drive: PlanetList(planets: [Planet(name: "Mars"), Planet(name: "Venus")])
import SwiftUI

struct Planet: Identifiable {
  let name: String
  var id: String { name }
}

@Observable @MainActor final class Atlas {
  var selection: Planet.ID?

  /// One settable place for a row's binding to reach by key path.
  subscript(selection id: Planet.ID) -> Bool {
    get { self.selection == id }
    set { self.selection = newValue ? id : nil }
  }
}

struct PlanetList: View {
  let planets: [Planet]
  @State private var atlas = Atlas()

  var body: some View {
    VStack {
      ForEach(planets) { planet in
        DisclosureGroup(planet.name, isExpanded: $atlas[selection: planet.id]) {
          Text(planet.name)
        }
      }
    }
  }
}
