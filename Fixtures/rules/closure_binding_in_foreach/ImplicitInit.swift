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
        isOn: .init(  // expect: closure_binding_in_foreach
          get: { picks[city.id] ?? false },
          set: { picks[city.id] = $0 }))
    }
  }
}
