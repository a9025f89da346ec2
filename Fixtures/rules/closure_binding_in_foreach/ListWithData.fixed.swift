import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var visited: Set<Int> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(visited id: Int) -> Bool {
    get { self.visited.contains(id) }
    set { if newValue { self.visited.insert(id) } else { self.visited.remove(id) } }
  }
}

struct CityList: View {
  let cities: [City]
  @Bindable var trips: Trips

  var body: some View {
    List(cities) { city in
      Toggle(
        city.name,
        isOn: $trips[visited: city.id])
    }
  }
}
