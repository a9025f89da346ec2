// `@SwiftUI.Environment` is the same wrapper.
import SwiftUI

struct Sidebar: View {
  var body: some View {
    Text("Folders")
  }
}
