// The view's own optional selection: switching a row off clears the selection only while it is still that row's.
// drive: DetailList(items: [1, 2, 3])
import SwiftUI

struct DetailList: View {
  let items: [Int]
  @State private var selected: Int?

  var body: some View {
    ForEach(items, id: \.self) { item in
      Toggle("Item", isOn: Binding(  // expect: closure_binding_in_foreach
        get: { selected == item },
        set: { if $0 { selected = item } else if selected == item { selected = nil } }
      ))
    }
  }
}
