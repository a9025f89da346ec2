import SwiftUI

struct Panel: View {
  @State var isOpen = false  // expect: nonprivate_state

  var body: some View {
    Toggle("Open", isOn: $isOpen)
  }
}
