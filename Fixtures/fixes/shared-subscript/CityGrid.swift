import SwiftUI

struct CityGrid: View {
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
