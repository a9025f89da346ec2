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
      isOn: $tags[contains: city.id])
  }
}

private extension Set {
  /// One settable place for a row's binding to reach by key path.
  subscript(contains element: Element) -> Bool {
    get { self.contains(element) }
    set { if newValue { self.insert(element) } else { self.remove(element) } }
  }
}
