// A protocol of the project that refines `View` makes its types views.
import SwiftUI

protocol Screen: View {
  var title: String { get }
}

struct Start: Screen {
  @Environment(\.openURL) private var openURL  // expect: unused_environment
  let title = "Start"

  var body: some View {
    Text(title)
  }
}
