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
      Binding(  // expect: closure_binding_in_foreach
        get: { tags.contains(id) },
        set: { if $0 { tags.insert(id) } else { tags.remove(id) } })
    }
    return ForEach(cities) { city in
      Toggle(city.name, isOn: isTagged(city.id))
    }
  }
}
