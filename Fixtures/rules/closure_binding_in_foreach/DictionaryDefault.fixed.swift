// `$trips.flags[id, default: false]` doesn't compile: the default is an autoclosure.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var flags: [Int: Bool] = [:]

  /// One settable place for a row's binding to reach by key path.
  subscript(flags id: Int) -> Bool {
    get { self.flags[id, default: false] }
    set { self.flags[id, default: false] = newValue }
  }
}

struct CityFlags: View {
  let cities: [City]
  @State private var trips = Trips()

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: $trips[flags: city.id])
    }
  }
}
