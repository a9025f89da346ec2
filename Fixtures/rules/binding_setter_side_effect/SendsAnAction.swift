// The write is a message, and what follows from it is decided elsewhere.
import SwiftUI

enum ReminderAction {
  case switched(Bool)
}

@Observable final class ReminderStore {
  var isOn = false
  func send(_ action: ReminderAction) {
    switch action {
    case .switched(let value): isOn = value
    }
  }
}

struct ReminderRow: View {
  let store: ReminderStore

  var body: some View {
    Toggle("Remind me", isOn: Binding(get: { store.isOn }, set: { store.send(.switched($0)) }))
  }
}
