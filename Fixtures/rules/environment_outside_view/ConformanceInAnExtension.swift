import SwiftUI

struct Themed {
  @Environment(\.colorScheme) private var scheme
}

extension Themed: View {
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}
