// What isn't known isn't judged.
import SwiftUI

struct Chooser<Value: Hashable>: View {
  @Binding var selection: Value
  let values: [Value]
  let store: Elsewhere
  @State private var number = 0

  var body: some View {
    Picker("Value", selection: $selection) {
      ForEach(values, id: \.self) { Text("\($0)").tag($0) }
      Text("One").tag(1)
    }
    Picker("Store", selection: store.binding) {
      Text("One").tag("one")
    }
    Picker("Number", selection: $number) {
      ForEach(store.numbers, id: \.self) { Text("\($0)").tag($0) }
      Text("Last").tag(store.last)
      Text("Sum").tag(1 + 2)
      ForEach(store.low..<store.high, id: \.self) { Text("\($0)").tag($0) }
    }
  }
}

// compiles: no - its point is a type that is declared nowhere
