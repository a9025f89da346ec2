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
    AddressView(store: store.scope(state: \.address, action: \.address))
  }
}

struct AddressView: View {
  @Bindable var store: StoreOf<Address>

  var body: some View {
    TextField("Street", text: $store.street)
  }
}
