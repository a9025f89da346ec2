// Something takes the value: the call can't simply go.
import SwiftUI

struct Probe: View {
  var body: some View {
    let _ = log(Self._printChanges())  // expect: print_changes_call
    Text("probe")
  }

  private func log(_: Void) {}
}
