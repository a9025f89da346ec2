// The set is the view's own state: an extension in this file, private to it, serves both loops.
// drive: CityList(cities: [City(id: 1, name: "Rome"), City(id: 2, name: "Oslo"), City(id: 3, name: "Bern")])
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State private var tags: Set<Int> = []
  @State private var hidden: Set<Int> = []

  var body: some View {
    ForEach(cities) { city in
      Toggle(city.name, isOn: tagged(city.id))
    }
    ForEach(cities) { city in
      let isHidden = $hidden[contains: city.id]
      Toggle(city.name, isOn: isHidden)
    }
  }

  private func tagged(_ id: Int) -> Binding<Bool> {
    $tags[contains: id]
  }
}

private extension Set {
  /// One settable place for a row's binding to reach by key path.
  subscript(contains element: Element) -> Bool {
    get { self.contains(element) }
    set { if newValue { self.insert(element) } else { self.remove(element) } }
  }
}
