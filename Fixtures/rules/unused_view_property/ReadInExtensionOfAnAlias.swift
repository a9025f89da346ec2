// An extension may name the type by an alias.
import SwiftUI

struct LargeTitle: View {
  let text: String
  let size: Double
  let weight: Int  // expect: unused_view_property

  var body: some View {
    label
  }
}

typealias Headline = LargeTitle

extension Headline {
  var label: some View {
    Text(text).font(.system(size: size))
  }
}
