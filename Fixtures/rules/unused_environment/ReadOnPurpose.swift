// The explicit form of the same wish.
import SwiftUI

struct ScaledIcon: ViewModifier {
  @Environment(\.dynamicTypeSize) private var size

  func body(content: Content) -> some View {
    let _ = size
    return content.frame(width: 20, height: 20)
  }
}
