// A name in a comment or in plain text reads nothing; in a raw string only `\#( )` does.
import SwiftUI

struct Hints: View {
  @Environment(\.calendar) private var calendar  // expect: unused_environment
  @Environment(\.openURL) private var openURL  // expect: unused_environment
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    // calendar
    Text("openURL" + #"\(openURL) \#(isEnabled)"#)
  }
}
