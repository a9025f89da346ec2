import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State var tags: Set<Int> = []

  var body: some View {
    ForEach(cities) { city in
      Toggle(city.name, isOn: isTagged(city.id))
    }
  }
}
