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

  /// One settable place for a row's binding to reach by key path.
  subscript(visited id: City.ID) -> Bool {
    get { self.visited.contains(id) }
    set(on) {
      if on { self.visited.insert(id) } else { self.visited.remove(id) }
    }
  }
}

struct CityList: View {
  let cities: [City]
  @State private var trips = Trips()

  var body: some View {
    List {
      TextField("Find", text: $trips.query)
      ForEach(cities) { city in
        Toggle(city.name, isOn: $trips[visited: city.id])
      }
    }
  }
}
