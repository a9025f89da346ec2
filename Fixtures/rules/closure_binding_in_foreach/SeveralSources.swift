// No subscript of one model can stand for two of them.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var visited: Set<Int> = []
}

@Observable final class Preferences {
  var showsAll = false
}

struct CityMix: View {
  let cities: [City]
  @State private var trips = Trips()
  @State private var preferences = Preferences()

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: Binding(
          get: { preferences.showsAll || trips.visited.contains(city.id) },
          set: { if $0 { trips.visited.insert(city.id) } else { preferences.showsAll = false } }))
    }
  }
}
