import SwiftUI

@Observable final class Trips {
  var visited: Set<Int> = []
  subscript(isVisited id: Int) -> Bool {
    get { visited.contains(id) }
    set { if newValue { visited.insert(id) } else { visited.remove(id) } }
  }
}

struct TripRow: View {
  @Bindable var trips: Trips
  let id: Int

  var body: some View {
    Toggle("Visited", isOn: $trips[isVisited: id])
  }
}
