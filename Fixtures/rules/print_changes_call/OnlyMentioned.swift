// A comment and a string are no code.
import SwiftUI

struct Hint: View {
  // let _ = Self._printChanges()
  var body: some View {
    Text("Enter Self._printChanges() in the debugger")
  }
}
