import SwiftUI

@MainActor enum Audio {
  static var isMuted = false
  static let name = "Audio"
}

struct MuteSwitch: View {
  var body: some View {
    Toggle(Audio.name, isOn: Binding(get: { Audio.isMuted }, set: { Audio.isMuted = $0 }))  // expect: unobserved_getter
  }
}
