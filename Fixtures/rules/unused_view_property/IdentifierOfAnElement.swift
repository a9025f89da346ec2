// `id` is what `Identifiable` asks for.
import SwiftUI

struct Page: View, Identifiable {
  let id: Int
  let title: String

  var body: some View {
    Text(title)
  }
}
