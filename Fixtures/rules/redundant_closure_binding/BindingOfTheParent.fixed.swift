import SwiftUI

struct Panel: View {
  @Binding var isOpen: Bool

  var body: some View {
    Toggle("Open", isOn: $isOpen)
  }
}
