// Two methods of the model over one storage; the subscript belongs into the model's file.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State private var trips = Trips()

  var body: some View {
    ForEach(cities) { city in
      Toggle(
        city.name,
        isOn: $trips[isVisited: city.id])
    }
  }
}
