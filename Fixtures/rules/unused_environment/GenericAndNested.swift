import SwiftUI

enum Flow {
  struct Step<Value>: View where Value: Hashable {
    @Environment(\.undoManager) private var undo  // expect: unused_environment
    let value: Value

    var body: some View {
      Text("Step").id(value)
    }
  }
}
