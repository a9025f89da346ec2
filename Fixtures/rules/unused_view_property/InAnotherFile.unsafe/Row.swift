import SwiftUI

struct Row: View {
  let title: String
  let subtitle: String

  var body: some View {
    Text(title)
    detail
  }
}
