import SwiftUI

struct Dashboard: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    header
  }
}

extension Dashboard {
  private var header: some View {
    Text(isEnabled ? "on" : "off")
  }
}
