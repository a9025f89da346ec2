// compiles: no - ComposableArchitecture is not here
import ComposableArchitecture
import SwiftUI

struct ItemList: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    Text(store.title)
      .sheet(item: $store.scope(state: \.detail, action: \.detail)) { Detail(store: $0) }
  }
}
