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
      let isTagged = Binding<Bool> {  // expect: closure_binding_in_foreach
        tags.contains(city.id)
      } set: { on in
        if on { tags.insert(city.id) } else { tags.remove(city.id) }
      }
      Toggle(city.name, isOn: isTagged)
    }
  }
}
