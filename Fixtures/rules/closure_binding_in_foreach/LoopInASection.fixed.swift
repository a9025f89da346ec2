// The loop stands in sections and forms, which repeat nothing themselves.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityForm: View {
  let cities: [City]
  @State private var tags: Set<Int> = []

  var body: some View {
    Form {
      Section("Cities") {
        ForEach(cities) { city in
          HStack {
            Toggle(
              city.name,
              isOn: $tags[contains: city.id])
          }
        }
      }
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
