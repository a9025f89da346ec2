// `@SwiftUI.Environment` is the same wrapper.
import SwiftUI

struct Sidebar: View {
  @SwiftUI.Environment(\.horizontalSizeClass) private var width  // expect: unused_environment

  var body: some View {
    Text("Folders")
  }
}
