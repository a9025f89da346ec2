// None of these is made of a getter and a setter.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityNotes: View {
  let cities: [City]
  @State private var note: String?

  var body: some View {
    ForEach(cities) { city in
      Toggle(city.name, isOn: .constant(true))
      if let field = Binding($note) {
        TextField("Note", text: field)
      }
    }
  }
}
