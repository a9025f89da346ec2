// A local with an explicit type argument and trailing closures is the same initializer.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityTags: View {
  let cities: [City]
  @State private var tags: Set<Int> = []

  var body: some View {
    ForEach(cities) { city in
      let isTagged = $tags[contains: city.id]
      Toggle(city.name, isOn: isTagged)
    }
  }
}

private extension Set {
  /// One settable place for a row's binding to reach by key path.
  subscript(contains element: Element) -> Bool {
    get { self.contains(element) }
    set { if newValue { self.insert(element) } else { self.remove(element) } }
  }
}
