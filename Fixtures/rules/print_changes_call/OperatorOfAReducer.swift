// The operator of the Composable Architecture prints in debug builds only.
// compiles: no - ComposableArchitecture is another package
import ComposableArchitecture

@Reducer struct Counter {
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      ._printChanges()
  }
}
