// Nothing reads the model; it is no subscription, but it must be in the environment all the same.
import SwiftUI

@Observable final class Session {
  var user = ""
}

struct Footer: View {
  @Environment(Session.self) private var session  // expect: unused_environment

  var body: some View {
    Text("About")
  }
}
