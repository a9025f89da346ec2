// Nothing reads the model; it is no subscription, but it must be in the environment all the same.
import SwiftUI

@Observable final class Session {
  var user = ""
}

struct Footer: View {
  var body: some View {
    Text("About")
  }
}
