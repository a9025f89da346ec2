// The row's own view makes one binding; the loop only makes rows.
import SwiftUI

@Observable final class Trips {
  var visited: Set<Int> = []
}

struct CityRow: View {
  let id: Int
  let trips: Trips

  var body: some View {
    Toggle(
      "Visited",
      isOn: Binding(
        get: { trips.visited.contains(id) },
        set: { if $0 { trips.visited.insert(id) } else { trips.visited.remove(id) } }))
  }
}

struct CityList: View {
  let ids: [Int]
  @State private var trips = Trips()

  var body: some View {
    ForEach(ids, id: \.self) { id in
      CityRow(id: id, trips: trips)
    }
  }
}
