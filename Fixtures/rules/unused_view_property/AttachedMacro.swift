// A macro attached to the type may read its members by name.
import ComposableArchitecture
import SwiftUI

@ViewAction(for: Counter.self)
struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    Button("Add") { send(.addTapped) }
  }
}
