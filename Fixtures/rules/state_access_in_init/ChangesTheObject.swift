// The change arrives at the object that the state begins with.
import SwiftUI

@Observable final class Formatting {
  var digits = 0
}

struct Size {
  var width = 0
}

struct NumberView: View {
  @State private var formatting: Formatting
  @State private var size: Size

  init() {
    formatting = Formatting()
    size = Size()
    formatting.digits = 2
    size.width = 2  // expect: state_access_in_init
  }

  var body: some View {
    Text("\(formatting.digits) \(size.width)")
  }
}
