import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Notes {
  var texts: [Int: String] = [:]
}

struct CityNotes: View {
  let cities: [City]
  @Bindable var notes: Notes

  var body: some View {
    ForEach(cities) { city in
      TextField(
        city.name,
        text: SwiftUI.Binding<String>.init(  // expect: closure_binding_in_foreach
          get: { notes.texts[city.id] ?? "" },
          set: { notes.texts[city.id] = $0 }))
    }
  }
}
