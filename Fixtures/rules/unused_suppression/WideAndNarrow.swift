// The narrower comment does the work; the wider one is left over.
// bindlint:disable:file unused_view_property // expect: unused_suppression
import SwiftUI

struct Badge: View {
  let count: Int  // bindlint:disable:this unused_view_property

  var body: some View {
    Text("new")
  }
}
