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

  /// One settable place for a row's binding to reach by key path.
  subscript(isVisited id: Int) -> Bool {
    get { self.isVisited(id) }
    set { self.setVisited(id, newValue) }
  }
}
