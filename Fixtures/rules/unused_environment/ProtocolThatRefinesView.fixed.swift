// A protocol of the project that refines `View` makes its types views.
import SwiftUI

protocol Screen: View {
  var title: String { get }
}

struct Start: Screen {
  let title = "Start"

  var body: some View {
    Text(title)
  }
}
