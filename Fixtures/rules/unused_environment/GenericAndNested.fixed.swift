import SwiftUI

enum Flow {
  struct Step<Value>: View where Value: Hashable {
    let value: Value

    var body: some View {
      Text("Step").id(value)
    }
  }
}
