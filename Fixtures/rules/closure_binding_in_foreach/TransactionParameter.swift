// A setter may take the transaction; the row's binding is made anew all the same.
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
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { picks[city.id] ?? false },
          set: { value, _ in picks[city.id] = value }))
    }
  }
}
