// A store in a local, and one spelled with state and action.
// compiles: no - ComposableArchitecture is another package
import ComposableArchitecture
import SwiftUI

@Reducer struct Search {
  @ObservableState struct State {
    var query = ""
  }
  enum Action {}
}

@Reducer struct Library {
  @ObservableState struct State {
    var search = Search.State()
  }
  enum Action {}
}

struct LibraryView: View {
  let store: Store<Library.State, Library.Action>

  var body: some View {
    @Bindable var store = store
    TextField("Search", text: $store.search.query)  // expect: cross_feature_projection
  }
}
