// All members of a condition go, and the condition with them.
import SwiftUI

struct Clock: View {
  let time: String

  var body: some View {
    Text(time)
  }
}
