// The view's own optional selection: switching a row off clears the selection only while it is still that row's.
// drive: DetailList(items: [1, 2, 3])
import SwiftUI

struct DetailList: View {
  let items: [Int]
  @State private var selected: Int?

  var body: some View {
    ForEach(items, id: \.self) { item in
      Toggle("Item", isOn: $selected[is: item])
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
