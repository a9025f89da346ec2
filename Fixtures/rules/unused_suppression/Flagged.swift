import SwiftUI

struct Badge: View {
  // bindlint:disable:next unused_view_property - shown since the last release // expect: unused_suppression
  let count: Int

  var body: some View {
    Text("\(count) new")
  }
}
