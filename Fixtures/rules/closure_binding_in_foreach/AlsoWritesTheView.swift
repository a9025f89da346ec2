// The setter changes another property of the view too.
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
  @State private var trips = Trips()
  @State private var hasChanges = false

  var body: some View {
    Text(hasChanges ? "Changed" : "")
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: Binding(
          get: { trips.visited.contains(city.id) },
          set: { isOn in
            if isOn { trips.visited.insert(city.id) } else { trips.visited.remove(city.id) }
            hasChanges = true
          }))
    }
  }
}
