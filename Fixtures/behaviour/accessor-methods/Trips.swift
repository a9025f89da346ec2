import SwiftUI

@Observable final class Trips {
  private var visited: Set<Int> = []

  func isVisited(_ id: Int) -> Bool { visited.contains(id) }

  func setVisited(_ id: Int, _ isVisited: Bool) {
    if isVisited { visited.insert(id) } else { visited.remove(id) }
  }
}
