// `$trips.flags[id, default: false]` doesn't compile: the default is an autoclosure.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var flags: [Int: Bool] = [:]
}

struct CityFlags: View {
  let cities: [City]
  @State private var trips = Trips()

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { trips.flags[city.id, default: false] },
          set: { trips.flags[city.id, default: false] = $0 }))
    }
  }
}
