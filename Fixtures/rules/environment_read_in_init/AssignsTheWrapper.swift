import SwiftUI

struct Themed: View {
  @Environment private var scheme: ColorScheme

  init() {
    _scheme = Environment(\.colorScheme)
  }

  var body: some View {
    Text(scheme == .dark ? "dark" : "light")
  }
}
