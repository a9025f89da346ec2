// A value of the feature's own, an action of its own, and a model that is no store.
// compiles: no - ComposableArchitecture is another package
import ComposableArchitecture
import SwiftUI

struct Place: Equatable {
  var city = ""
}

@Reducer struct Filter {
  @ObservableState struct State: Equatable {
    var text = ""
  }
}

@Reducer struct Trip {
  @ObservableState struct State: Equatable {
    var place = Place()
    var filter = Filter.State()
  }
}

@Observable final class Family {
  var filter = Filter.State()
}

struct TripView: View {
  @Bindable var store: StoreOf<Trip>
  @Bindable var family: Family

  var body: some View {
    TextField("City", text: $store.place.city)
    TextField("Filter", text: $store.filter.text.sending(\.filterChanged))
    TextField("Filter", text: $family.filter.text)
    Text(store.filter.text)
  }
}
