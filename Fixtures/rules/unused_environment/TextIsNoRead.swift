// A name in a comment or in plain text reads nothing; in a raw string only `\#( )` does.
import SwiftUI

struct Hints: View {
  @Environment(\.locale) private var locale  // expect: unused_environment
  @Environment(\.openURL) private var openURL  // expect: unused_environment
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    // locale
    Text("openURL" + #"\(openURL) \#(isEnabled)"#)
  }
}
