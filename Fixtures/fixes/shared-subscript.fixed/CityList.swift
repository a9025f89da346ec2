import SwiftUI

struct CityList: View {
  let cities: [City]
  @Bindable var trips: Trips

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: $trips[visited: city.id])
    }
  }
}
