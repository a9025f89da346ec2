// The parameter of `body(content:)` hides the property.
import SwiftUI

struct Note: ViewModifier {
  let content: String  // expect: unused_view_property

  func body(content: Content) -> some View {
    content.padding(4)
  }
}
