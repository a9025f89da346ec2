// What is typed and what is stored aren't the same: no plain storage to project.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityCounts: View {
  let cities: [City]
  @State private var counts: [Int: Int] = [:]

  var body: some View {
    ForEach(cities) { city in
      TextField(
        city.name,
        text: Binding(
          get: { String(counts[city.id] ?? 0) },
          set: { counts[city.id] = Int($0) }))
    }
  }
}
