// The rows' toggles are one membership each in a set of the model: a subscript on the model projects it.
// drive: CityList(cities: [City(id: 1, name: "Rome"), City(id: 2, name: "Oslo"), City(id: 3, name: "Bern")])
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var visited: Set<City.ID> = []
  var query = ""
}

struct CityList: View {
  let cities: [City]
  @State private var trips = Trips()

  var body: some View {
    List {
      TextField("Find", text: $trips.query)
      ForEach(cities) { city in
        Toggle(city.name, isOn: Binding(  // expect: closure_binding_in_foreach
          get: { trips.visited.contains(city.id) },
          set: { on in
            if on { trips.visited.insert(city.id) } else { trips.visited.remove(city.id) }
          }
        ))
      }
    }
  }
}
