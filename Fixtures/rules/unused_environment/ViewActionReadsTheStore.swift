// The macro reads `store`, and nothing else.
// compiles: no - ComposableArchitecture is another package
import ComposableArchitecture
import SwiftUI

@ViewAction(for: Counter.self)
struct CounterView: View {
  let store: StoreOf<Counter>
  @Environment(\.locale) private var locale  // expect: unused_environment

  var body: some View {
    Button("Add") { send(.addTapped) }
  }
}
