// A comparison with the row's id: the model's selection is one storage for all rows.
// drive: PlanetList(planets: [Planet(name: "Mars"), Planet(name: "Venus")])
import SwiftUI

struct Planet: Identifiable {
  let name: String
  var id: String { name }
}

@Observable @MainActor final class Atlas {
  var selection: Planet.ID?
}

struct PlanetList: View {
  let planets: [Planet]
  @State private var atlas = Atlas()

  var body: some View {
    VStack {
      ForEach(planets) { planet in
        DisclosureGroup(planet.name, isExpanded: Binding(  // expect: closure_binding_in_foreach
          get: { atlas.selection == planet.id },
          set: { atlas.selection = $0 ? planet.id : nil }
        )) {
          Text(planet.name)
        }
      }
    }
  }
}
