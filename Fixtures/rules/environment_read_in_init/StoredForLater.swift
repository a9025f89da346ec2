import SwiftUI

struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  private var describe: () -> String = { "" }

  init() {
    let environment = _scheme
    describe = { environment.wrappedValue == .dark ? "dark" : "light" }
  }

  var body: some View {
    Text(scheme == .dark ? "dark" : describe())
  }
}
