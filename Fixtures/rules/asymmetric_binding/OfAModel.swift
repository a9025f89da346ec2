import SwiftUI

@Observable final class Player {
  var isMuted = false
  var isShuffled = false
}

struct PlayerMenu: View {
  let player: Player

  var body: some View {
    Toggle("Shuffle", isOn: Binding(get: { player.isMuted }, set: { value in player.isShuffled = value }))  // expect: asymmetric_binding
  }
}
