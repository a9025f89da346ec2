import SwiftUI

struct Counter: View {
  @State private var count = 0
  private var increase: () -> Void = {}

  init() {
    let state = _count
    increase = { state.wrappedValue += 1 }
  }

  var body: some View {
    Button("\(count)") { increase() }
  }
}
