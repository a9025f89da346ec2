// compiles: no - ComposableArchitecture is another package
import ComposableArchitecture
import SwiftUI

@Reducer struct Address {
  @ObservableState struct State: Equatable {
    var street = ""
  }
}

@Reducer struct Profile {
  @ObservableState struct State: Equatable {
    var name = ""
    var address = Address.State()
  }
}

struct ProfileView: View {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    TextField("Name", text: $store.name)
    TextField("Street", text: $store.address.street)  // expect: cross_feature_projection
  }
}
