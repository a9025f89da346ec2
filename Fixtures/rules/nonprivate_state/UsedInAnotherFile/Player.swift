import SwiftUI

struct PlayerView: View {
  @State var isPaused = false
  @State var volume = 1.0  // expect: nonprivate_state

  var body: some View {
    controls
    Slider(value: $volume)
  }
}
