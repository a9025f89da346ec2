import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Route {
  var stops: [Int] = []

  /// One settable place for a row's binding to reach by key path.
  subscript(stops id: Int) -> Bool {
    get { self.stops.contains(id) }
    set(isOn) {
      if isOn {
        self.stops.append(id)
      } else {
        self.stops.removeAll { $0 == id }
      }
    }
  }
}

struct Stops: View {
  let cities: [City]
  @State private var route = Route()

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: $route[stops: city.id])
    }
  }
}
