// Whether the row is the selected one.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct Cities: View {
  let cities: [City]
  @State private var expanded: Int?

  var body: some View {
    List(cities) { city in
      DisclosureGroup(
        city.name,
        isExpanded: Binding(  // expect: closure_binding_in_foreach
          get: { expanded == city.id },
          set: { isExpanded in
            if isExpanded {
              expanded = city.id
            } else if expanded == city.id {
              expanded = nil
            }
          })
      ) {
        Text("Details")
      }
    }
  }
}
