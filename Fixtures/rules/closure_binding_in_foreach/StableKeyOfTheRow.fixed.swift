// The value under a key that is made from the row.
import SwiftUI

enum Channel: String, CaseIterable {
  case mail, push
}

@Observable final class Preferences {
  var isOn: [String: Bool] = [:]

  /// One settable place for a row's binding to reach by key path.
  subscript(isOn rawValue: String) -> Bool {
    get { self.isOn[rawValue] ?? true }
    set { self.isOn[rawValue] = newValue }
  }
}

struct Channels: View {
  @Bindable var preferences: Preferences

  var body: some View {
    ForEach(Channel.allCases, id: \.self) { channel in
      Toggle(
        channel.rawValue,
        isOn: $preferences[isOn: channel.rawValue])
    }
  }
}
