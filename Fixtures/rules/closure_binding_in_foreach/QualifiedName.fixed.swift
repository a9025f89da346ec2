import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

@Observable final class Notes {
  var texts: [Int: String] = [:]

  /// One settable place for a row's binding to reach by key path.
  subscript(texts id: Int) -> String {
    get { self.texts[id] ?? "" }
    set { self.texts[id] = newValue }
  }
}

struct CityNotes: View {
  let cities: [City]
  @Bindable var notes: Notes

  var body: some View {
    ForEach(cities) { city in
      TextField(
        city.name,
        text: $notes[texts: city.id])
    }
  }
}
