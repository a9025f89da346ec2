// A container of the project that the options name as repeating.
// repeating views: FlowRows
import SwiftUI

struct FlowRows<Content: View>: View {
  let ids: [Int]
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    content(ids.count)
  }
}

struct Tags: View {
  let ids: [Int]
  @State private var chosen: Set<Int> = []

  var body: some View {
    FlowRows(ids: ids) { id in
      Toggle(
        "\(id)",
        isOn: $chosen[contains: id])
    }
  }
}

private extension Set {
  /// One settable place for a row's binding to reach by key path.
  subscript(contains element: Element) -> Bool {
    get { self.contains(element) }
    set { if newValue { self.insert(element) } else { self.remove(element) } }
  }
}
