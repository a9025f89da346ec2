import SwiftUI

extension CityList {
  func isTagged(_ id: Int) -> Binding<Bool> {
    $tags[contains: id]
  }
}

private extension Set {
  /// One settable place for a row's binding to reach by key path.
  subscript(contains element: Element) -> Bool {
    get { self.contains(element) }
    set { if newValue { self.insert(element) } else { self.remove(element) } }
  }
}
