// All members of a condition go, and the condition with them.
import SwiftUI

struct Clock: View {
  let time: String

  #if os(Linux)
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
  #endif

  var body: some View {
    Text(time)
  }
}
