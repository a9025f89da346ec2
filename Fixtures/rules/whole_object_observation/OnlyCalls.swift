import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying = false
  func stop() { isPlaying = false }
}

struct StopButton: View {
  @ObservedObject var player: Player  // expect: whole_object_observation

  var body: some View {
    Button("Stop") { player.stop() }
  }
}
