// With or without backticks it is one name.
import SwiftUI

struct Choice: View {
  let `default`: String

  var body: some View {
    Text(self.default)
  }
}
