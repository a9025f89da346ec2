// A dictionary entry with a default: `$trips.flags[id, default: false]` does not compile, an own subscript does.
// drive: CityList(cities: [City(id: 1, name: "Rome"), City(id: 2, name: "Oslo"), City(id: 3, name: "Bern")])
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Trips {
  var flags: [Int: Bool] = [:]
  var notes: [Int: String] = [:]
}

struct CityList: View {
  let cities: [City]
  @Bindable var trips = Trips()

  var body: some View {
    ForEach(cities) { city in
      Toggle(city.name, isOn: Binding(  // expect: closure_binding_in_foreach
        get: { trips.flags[city.id, default: false] },
        set: { trips.flags[city.id, default: false] = $0 }
      ))
      TextField("Note", text: .init(  // expect: closure_binding_in_foreach
        get: { trips.notes[city.id] ?? "" },
        set: { trips.notes[city.id] = $0 }
      ))
    }
  }
}
