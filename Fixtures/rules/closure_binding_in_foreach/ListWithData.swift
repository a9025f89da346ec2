import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var visited: Set<Int> = []
}

struct CityList: View {
  let cities: [City]
  @Bindable var trips: Trips

  var body: some View {
    List(cities) { city in
      Toggle(
        city.name,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { trips.visited.contains(city.id) },
          set: { if $0 { trips.visited.insert(city.id) } else { trips.visited.remove(city.id) } }))
    }
  }
}
