import SwiftUI

struct Screen: View {
  @Environment(\.isFocused) var isFocused

  var body: some View {
    content
  }
}
