// The write is a message.
// compiles: no - ComposableArchitecture is another package
import ComposableArchitecture
import SwiftUI

struct ItemList: View {
  let store: StoreOf<Items>

  var body: some View {
    ForEach(store.items) { item in
      Toggle(
        item.title,
        isOn: Binding(
          get: { item.isDone },
          set: { store.send(.doneChanged(item.id, $0)) }))
    }
  }
}
