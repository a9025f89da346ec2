// The action runs on a tap, not with `body`.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityMenu: View {
  let cities: [City]
  @State private var tags: Set<Int> = []
  let present: (Binding<Bool>) -> Void

  var body: some View {
    ForEach(cities) { city in
      Button(city.name) {
        present(
          Binding(
            get: { tags.contains(city.id) },
            set: { _ in tags.remove(city.id) }))
      }
    }
  }
}
