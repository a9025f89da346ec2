// A view or a helper of the project may bring its tag along, and a link has a value.
import SwiftUI

struct City: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct CityRow: View {
  let city: City
  var body: some View { Text(city.name).tag(city) }
}

struct CityPicker: View {
  @State private var selection: City?
  let cities: [City]

  var body: some View {
    Picker("City", selection: $selection) {
      ForEach(cities) { CityRow(city: $0) }
      ForEach(cities) { row($0) }
    }
    List(selection: $selection) {
      ForEach(cities) { city in
        NavigationLink(city.name, value: city)
      }
    }
  }

  private func row(_ city: City) -> some View { Text(city.name).tag(city) }
}
