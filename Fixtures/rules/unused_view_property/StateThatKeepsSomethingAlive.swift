// Holding the token is what the property is for.
import SwiftUI

final class AnyCancellable {
  deinit { print("cancelled") }
}

struct Feed: View {
  @State private var subscription: AnyCancellable?

  var body: some View {
    Text("Feed").onAppear { subscription = AnyCancellable() }
  }
}
