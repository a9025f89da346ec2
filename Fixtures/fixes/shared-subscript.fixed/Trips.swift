import SwiftUI

struct City: Identifiable {
  let id: Int
  var name: String
}

@Observable final class Trips {
  var visited: Set<City.ID> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(visited id: City.ID) -> Bool {
    get { self.visited.contains(id) }
    set { if newValue { self.visited.insert(id) } else { self.visited.remove(id) } }
  }
}
