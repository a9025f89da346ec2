import SwiftUI

struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  private let title: String

  init() {
    title = "Hello"
  }

  var body: some View {
    Text(scheme == .dark ? title : "light")
  }
}
