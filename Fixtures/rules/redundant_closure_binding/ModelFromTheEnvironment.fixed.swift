import SwiftUI

@Observable final class Session {
  var query = ""
}

struct SearchField: View {
  @Environment(Session.self) private var session

  var body: some View {
    TextField(
      "Search",
      text: Bindable(session).query)
  }
}
