// One of the rules is needed, the other is taken out.
import SwiftUI

struct Badge: View {
  let count: Int  // bindlint:disable:this unused_environment, unused_view_property // expect: unused_suppression

  var body: some View {
    Text("new")
  }
}
