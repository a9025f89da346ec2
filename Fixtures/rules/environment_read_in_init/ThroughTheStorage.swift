import SwiftUI

struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  private let isDark: Bool

  init() {
    isDark = _scheme.wrappedValue == .dark  // expect: environment_read_in_init
  }

  var body: some View {
    Text(isDark || scheme == .dark ? "dark" : "light")
  }
}
