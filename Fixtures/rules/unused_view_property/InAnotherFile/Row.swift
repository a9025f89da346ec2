import SwiftUI

struct Row: View {
  let title: String
  let subtitle: String
  let tint: String  // expect: unused_view_property

  var body: some View {
    Text(title)
    detail
  }
}
