// Unread on purpose: reported, but never edited.
import SwiftUI

struct ScaledIcon: ViewModifier {
  // evaluate again when the text size changes
  @Environment(\.dynamicTypeSize) private var size  // expect: unused_environment

  func body(content: Content) -> some View {
    content.frame(width: 20, height: 20)
  }
}
