import SwiftUI

struct PlayerView: View {
  @State var isPaused = false
  @State private var volume = 1.0

  var body: some View {
    controls
    Slider(value: $volume)
  }
}
