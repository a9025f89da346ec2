//% CityGrid.swift
import SwiftUI

struct CityGrid: View {
  let cities: [City]
  @Bindable var trips: Trips

  var body: some View {
    ForEach(cities) { city in
      Toggle(
      ( city.name,
        isOn: Binding(
          get: { trips.visited.contains(city.id) },
          set: { if $0 { trips.visited.insert(city.id) } else { trips.viView {
    ForEach(cities) { city in
      Toggle(
      ( city.name,
        isOn: Binding(
          get: { trips.visited.contains(city.id) },
          set: { if $0 { trips.visited.insert(city.id) } else { trips.visited.remove(city.id) } }))
    }
  }
}
//% CityList.swift
import sited.remove(city.id) } }))
    }
  }
}
//% CityList.swift
import SwiftUI

struct CityList: View {
  let cities: [City]
  @Bindable var trips: Trips

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: Binding(
          get: { trips.visited.contains(city.id) },
          set: { if $0 { trips.visited.insert(city.id) } else { trips.visited.remove(city.id) } }))
    }
  }
}
//% Trips.swift
import SwiftUI

struct City: Identifiable {
  let id: Int
  var name: String
}

@Observable final class Trips {
  var visited: Set<City.ID> = []
}
