// A name in a comment or in plain text reads nothing; in a raw string only `\#( )` does.
import SwiftUI

struct Hints: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    // calendar
    Text("openURL" + #"\(openURL) \#(isEnabled)"#)
  }
}
