// The content of a column is repeated for each row of the table.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var visited: Set<Int> = []
}

struct CityTable: View {
  let cities: [City]
  @State private var trips = Trips()

  var body: some View {
    Table(cities) {
      TableColumn("Visited") { city in
        Toggle(
          city.name,
          isOn: Binding(  // expect: closure_binding_in_foreach
            get: { trips.visited.contains(city.id) },
            set: { if $0 { trips.visited.insert(city.id) } else { trips.visited.remove(city.id) } }))
      }
    }
  }
}
