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

  /// One settable place for a row's binding to reach by key path.
  subscript(flags id: Int) -> Bool {
    get { self.flags[id, default: false] }
    set { self.flags[id, default: false] = newValue }
  }

  /// One settable place for a row's binding to reach by key path.
  subscript(notes id: Int) -> String {
    get { self.notes[id] ?? "" }
    set { self.notes[id] = newValue }
  }
}

struct CityList: View {
  let cities: [City]
  @Bindable var trips = Trips()

  var body: some View {
    ForEach(cities) { city in
      Toggle(city.name, isOn: $trips[flags: city.id])
      TextField("Note", text: $trips[notes: city.id])
    }
  }
}
