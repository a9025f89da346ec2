// The loop calls its own local `isTagged`, not the view's method.
import SwiftUI

struct CityList: View {
  let rows: [(Int) -> Binding<Bool>]
  @State private var tags: Set<Int> = []

  var body: some View {
    ForEach(rows.indices, id: \.self) { row in
      let isTagged = rows[row]
      Toggle("Tag", isOn: isTagged(row))
    }
    Toggle("First", isOn: isTagged(0))
  }

  private func isTagged(_ id: Int) -> Binding<Bool> {
    Binding(
      get: { tags.contains(id) },
      set: { if $0 { tags.insert(id) } else { tags.remove(id) } })
  }
}
