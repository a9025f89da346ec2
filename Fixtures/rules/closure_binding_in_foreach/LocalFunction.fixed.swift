// A local function that the rows call.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State private var tags: Set<Int> = []

  var body: some View {
    func isTagged(_ id: Int) -> Binding<Bool> {
      $tags[contains: id]
    }
    return ForEach(cities) { city in
      Toggle(city.name, isOn: isTagged(city.id))
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
