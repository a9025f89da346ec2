import SwiftUI

struct Clock: View {
  let time: Date

  var body: some View {
    let _ = Self._printChanges()  // expect: print_changes_call
    Text(time, style: .time)
  }
}
