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
              isOn: Binding(  // expect: closure_binding_in_foreach
                get: { tags.contains(city.id) },
                set: { if $0 { tags.insert(city.id) } else { tags.remove(city.id) } }))
          }
        }
      }
    }
  }
}
