// A value of the view is kept, and its state could be read there: no fix.
import SwiftUI

struct Meter: View {
  @State var level = 0  // expect: nonprivate_state

  var body: some View {
    Stepper("\(level)", value: $level)
  }
}

final class Dashboard {
  var meter = Meter()
}
