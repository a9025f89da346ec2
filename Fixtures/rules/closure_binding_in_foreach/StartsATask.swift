// What the setter does is a matter of another rule.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class Trips {
  var visited: Set<Int> = []

  func setVisited(_ id: Int, _ isOn: Bool) async {
    if isOn { visited.insert(id) } else { visited.remove(id) }
  }
}

struct CityList: View {
  let cities: [City]
  let trips: Trips

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: Binding(
          get: { trips.visited.contains(city.id) },
          set: { isOn in Task { await trips.setVisited(city.id, isOn) } }))
    }
  }
}
