import SwiftUI

extension PlayerView {
  var controls: some View {
    Toggle("Paused", isOn: $isPaused)
  }
}
