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
      Toggle(city.name, isOn: .init(  // expect: closure_binding_in_foreach
        get: { picks[city.id] ?? false },
        set: { picks[city.id] = $0 }
      ))
    }
  }
}
