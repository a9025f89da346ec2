// Every branch of conditional compilation counts.
import SwiftUI

struct Bar: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    #if os(watchOS)
      Text(width == nil ? "compact" : "regular")
    #else
      Text("regular")
    #endif
  }
}
