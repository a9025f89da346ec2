// Whoever wants the comment to stay says so.
import SwiftUI

struct Badge: View {
  // bindlint:disable:file unused_suppression - the same file is built from a template
  // bindlint:disable:next unused_view_property
  let count: Int

  var body: some View {
    Text("\(count) new")
  }
}
