// The initializer reads its parameter; the property is only assigned.
import SwiftUI

struct Slug: View {
  let slug: String

  init(title: String) {
    self.slug = title.lowercased()
  }

  var body: some View {
    Text(slug)
  }
}
