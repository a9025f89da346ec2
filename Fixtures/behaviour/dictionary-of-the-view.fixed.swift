// The dictionary is the view's own state: the default needs a subscript of its own.
// drive: CityList(cities: [City(id: 1, name: "Rome"), City(id: 2, name: "Oslo"), City(id: 3, name: "Bern")])
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State private var picks: [Int: Bool] = [:]

  var body: some View {
    ForEach(cities) { city in
      Toggle(city.name, isOn: $picks[isOn: city.id])
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
