// `.init()` makes and keeps an object as `Sampler()` does.
import SwiftUI

final class Sampler {
  init() { print("sampling") }
}

struct Scope: View {
  @State private var sampler: Sampler = .init()
  @State private var last: Sampler?  // expect: unused_view_property
  @State private var range: ClosedRange<Int> = .init(uncheckedBounds: (0, 1))  // expect: unused_view_property

  var body: some View {
    Text("Scope")
  }
}
