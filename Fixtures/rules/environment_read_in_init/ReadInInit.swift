import SwiftUI

struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  private let title: String

  init() {
    title = "Hello"
    if scheme == .dark { print("dark") }  // expect: environment_read_in_init
  }

  var body: some View {
    Text(scheme == .dark ? title : "light")
  }
}
