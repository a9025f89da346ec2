// The model may be gone: no projection passes an optional.
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
  let trips: Trips

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: Binding(
          get: { [weak trips] in trips?.visited.contains(city.id) ?? false },
          set: { [weak trips] in
            if $0 { trips?.visited.insert(city.id) } else { trips?.visited.remove(city.id) }
          }))
    }
  }
}
