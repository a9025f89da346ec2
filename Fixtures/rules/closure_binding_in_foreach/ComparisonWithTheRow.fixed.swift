// Whether the row is the selected one.
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct Cities: View {
  let cities: [City]
  @State private var expanded: Int?

  var body: some View {
    List(cities) { city in
      DisclosureGroup(
        city.name,
        isExpanded: $expanded[is: city.id]
      ) {
        Text("Details")
      }
    }
  }
}

private extension Optional where Wrapped: Hashable {
  /// One settable place for a row's binding to reach by key path.
  subscript(is value: Wrapped) -> Bool {
    get { self == value }
    set { if newValue { self = value } else if self == value { self = nil } }
  }
}
