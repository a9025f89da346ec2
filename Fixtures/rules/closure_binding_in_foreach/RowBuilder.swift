// A row builder that repeated content calls, through a second one.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State private var tags: Set<Int> = []

  var body: some View {
    List(cities) { city in
      row(for: city)
    }
  }

  private func row(for city: City) -> some View {
    HStack {
      control(for: city)
      Text(city.name)
    }
  }

  private func control(for city: City) -> some View {
    Toggle(
      city.name,
      isOn: Binding(  // expect: closure_binding_in_foreach
        get: { tags.contains(city.id) },
        set: { if $0 { tags.insert(city.id) } else { tags.remove(city.id) } }))
  }
}
