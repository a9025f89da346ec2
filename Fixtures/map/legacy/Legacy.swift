import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 0.5
  @Published private(set) var isPlaying = false
  var log: [String] = []

  func play() { isPlaying = true }
}

struct PlayerApp: App {
  @StateObject private var player = Player()

  var body: some Scene {
    WindowGroup {
      PlayerControls(player: player)
        .environmentObject(player)
    }
  }
}

struct PlayerControls: View {
  @ObservedObject var player: Player

  var body: some View {
    Slider(value: $player.volume)
    PlayerButton()
    PlayerLabel(player: player, isOn: player.isPlaying)
  }
}

struct PlayerButton: View {
  @EnvironmentObject private var player: Player

  var body: some View {
    Button("Play") { player.play() }
  }
}

struct PlayerLabel: View {
  let player: Player
  let isOn: Bool

  init(player: Player, isOn playing: Bool) {
    self.player = player
    isOn = playing
  }

  var body: some View {
    Text(isOn ? "Playing at \(player.volume)" : "Silent")
  }
}
