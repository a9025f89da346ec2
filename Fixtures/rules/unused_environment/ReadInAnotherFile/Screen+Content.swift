import SwiftUI

extension Screen {
  var content: some View {
    Text(isFocused ? "focused" : "")
  }
}
