// The parameter of `body(content:)` hides the property.
import SwiftUI

struct Note: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(4)
  }
}
