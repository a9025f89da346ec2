// A macro attached to the type may read its members by name.
// compiles: no - ComposableArchitecture is another package
import ComposableArchitecture
import SwiftUI

@ViewAction(for: Counter.self)
struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    Button("Add") { send(.addTapped) }
  }
}
