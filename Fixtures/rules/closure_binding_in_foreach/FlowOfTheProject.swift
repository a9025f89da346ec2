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
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { chosen.contains(id) },
          set: { if $0 { chosen.insert(id) } else { chosen.remove(id) } }))
    }
  }
}
