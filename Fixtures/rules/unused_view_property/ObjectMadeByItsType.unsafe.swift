// `.init()` makes and keeps an object as `Sampler()` does.
import SwiftUI

final class Sampler {
  init() { print("sampling") }
}

struct Scope: View {
  @State private var sampler: Sampler = .init()

  var body: some View {
    Text("Scope")
  }
}
