import SwiftUI

struct Badge: View {
  @Environment(\.colorScheme) private var scheme
  let count: Int

  var body: some View {
    Text("\(count) new")
      .opacity(scheme == .dark ? 0.8 : 1)
  }
}
