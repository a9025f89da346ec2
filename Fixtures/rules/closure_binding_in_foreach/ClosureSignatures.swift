// A signature with a type and an actor changes nothing.
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
          get: { @MainActor () -> Bool in picks[city.id] ?? false },
          set: { @MainActor (isOn: Bool) in picks[city.id] = isOn }))
    }
  }
}
