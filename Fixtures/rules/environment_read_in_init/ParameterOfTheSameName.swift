import SwiftUI

struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  private let isDark: Bool

  init(scheme: ColorScheme) {
    isDark = scheme == .dark
  }

  var body: some View {
    Text(scheme == .dark || isDark ? "dark" : "light")
  }
}
