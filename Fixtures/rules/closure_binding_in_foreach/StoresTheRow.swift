// The setter stores the row's element itself, which isn't `Hashable`: reported, the refactor is only shown.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State private var opened: City?

  var body: some View {
    ForEach(cities) { city in
      DisclosureGroup(
        city.name,
        isExpanded: Binding(  // expect: closure_binding_in_foreach
          get: { opened?.id == city.id },
          set: { opened = $0 ? city : nil })
      ) {
        Text("Details")
      }
    }
  }
}
