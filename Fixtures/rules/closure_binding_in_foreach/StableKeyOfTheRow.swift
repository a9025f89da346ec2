// The value under a key that is made from the row.
import SwiftUI

enum Channel: String, CaseIterable {
  case mail, push
}

@Observable final class Preferences {
  var isOn: [String: Bool] = [:]
}

struct Channels: View {
  @Bindable var preferences: Preferences

  var body: some View {
    ForEach(Channel.allCases, id: \.self) { channel in
      Toggle(
        channel.rawValue,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { preferences.isOn[channel.rawValue] ?? true },
          set: { preferences.isOn[channel.rawValue] = $0 }))
    }
  }
}
