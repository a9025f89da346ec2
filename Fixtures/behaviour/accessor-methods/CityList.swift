// The storage is private to another file: the subscript stands in the model and calls its two accessor methods.
// drive: CityList(cities: [City(id: 1, name: "Rome"), City(id: 2, name: "Oslo"), City(id: 3, name: "Bern")])
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
      Toggle(city.name, isOn: Binding(  // expect: closure_binding_in_foreach
        get: { trips.isVisited(city.id) },
        set: { trips.setVisited(city.id, $0) }
      ))
    }
  }
}
