import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Route {
  var stops: [Int] = []
}

struct Stops: View {
  let cities: [City]
  @State private var route = Route()

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { route.stops.contains(city.id) },
          set: { isOn in
            if isOn {
              route.stops.append(city.id)
            } else {
              route.stops.removeAll { $0 == city.id }
            }
          }))
    }
  }
}
