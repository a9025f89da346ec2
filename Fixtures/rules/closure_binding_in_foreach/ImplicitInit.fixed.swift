// `.init(get:set:)` where the control expects a binding; an entry of a dictionary with a fallback.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityPicks: View {
  let cities: [City]
  @State private var picks: [Int: Bool] = [:]

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: $picks[isOn: city.id])
    }
  }
}

private extension Dictionary where Value == Bool {
  /// One settable place for a row's binding to reach by key path.
  subscript(isOn key: Key) -> Bool {
    get { self[key] ?? false }
    set { self[key] = newValue }
  }
}
