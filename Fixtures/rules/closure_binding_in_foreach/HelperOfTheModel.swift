// A method of the model that returns a binding, called for each row.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var visited: Set<Int> = []

  func isVisited(_ id: Int) -> Binding<Bool> {
    Binding(  // expect: closure_binding_in_foreach
      get: { self.visited.contains(id) },
      set: { if $0 { self.visited.insert(id) } else { self.visited.remove(id) } })
  }
}

struct CityList: View {
  let cities: [City]
  @State private var trips = Trips()

  var body: some View {
    ForEach(cities) { city in
      Toggle(city.name, isOn: trips.isVisited(city.id))
    }
  }
}
