import SwiftUI

struct Clock: View {
  let time: Date

  var body: some View {
    #if DEBUG
      let _ = Self._printChanges()
    #endif
    Text(time, style: .time)
  }
}
