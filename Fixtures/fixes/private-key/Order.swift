import SwiftUI

struct Order {
  private var chosen: Set<AnyHashable> = []

  func isChosen(_ key: some Hashable) -> Bool { chosen.contains(AnyHashable(key)) }

  mutating func choose(_ key: some Hashable, _ isChosen: Bool) {
    if isChosen { chosen.insert(AnyHashable(key)) } else { chosen.remove(AnyHashable(key)) }
  }
}
