// A nested type has no instance of the outer one: its read is of its own property.
import SwiftUI

struct Outer: View {
  @Environment(\.colorScheme) private var scheme  // expect: unused_environment

  var body: some View {
    Inner()
  }

  struct Inner: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      Text(scheme == .dark ? "dark" : "light")
    }
  }
}
