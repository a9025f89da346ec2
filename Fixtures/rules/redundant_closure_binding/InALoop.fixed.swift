// The simpler way out is told, not both.
import SwiftUI

@Observable final class Store {
  var filter = ""
}

struct Filters: View {
  @Bindable var store: Store
  let names: [String]

  var body: some View {
    ForEach(names, id: \.self) { name in
      TextField(
        name,
        text: $store.filter)
    }
  }
}
