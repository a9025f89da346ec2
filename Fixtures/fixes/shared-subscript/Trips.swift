import SwiftUI

struct City: Identifiable {
  let id: Int
  var name: String
}

@Observable final class Trips {
  var visited: Set<City.ID> = []
}
