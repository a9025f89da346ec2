import SwiftUI

@Observable final class Trips {
  private var visited: Set<Int> = []

  func isVisited(_ id: Int) -> Bool {
    visited.contains(id)
  }

  func setVisited(_ id: Int, _ isOn: Bool) {
    if isOn {
      visited.insert(id)
    } else {
      visited.remove(id)
    }
  }
}
