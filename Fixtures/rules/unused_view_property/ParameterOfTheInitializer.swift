// The initializer reads its parameter; the property is only assigned.
import SwiftUI

struct Slug: View {
  let title: String  // expect: unused_view_property
  let slug: String

  init(title: String) {
    self.title = title
    self.slug = title.lowercased()
  }

  var body: some View {
    Text(slug)
  }
}
