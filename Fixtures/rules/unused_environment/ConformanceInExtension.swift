// The extension makes the type a view.
import SwiftUI

struct Ribbon {
  @Environment(\.scenePhase) private var phase  // expect: unused_environment
}

extension Ribbon: View {
  var body: some View {
    Text("Ribbon")
  }
}
