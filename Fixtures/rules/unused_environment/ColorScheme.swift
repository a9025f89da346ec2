import SwiftUI

struct Badge: View {
  @Environment(\.colorScheme) private var scheme  // expect: unused_environment
  let count: Int

  var body: some View {
    Text("\(count) new")
  }
}
