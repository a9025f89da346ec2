// The sheet's content is built when it is shown, not with the rows.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State private var tags: Set<Int> = []
  @State private var isShown = false

  var body: some View {
    ForEach(cities) { city in
      Button(city.name) { isShown = true }
        .sheet(isPresented: $isShown) {
          Toggle(
            city.name,
            isOn: Binding(
              get: { tags.contains(city.id) },
              set: { if $0 { tags.insert(city.id) } else { tags.remove(city.id) } }))
        }
    }
  }
}
