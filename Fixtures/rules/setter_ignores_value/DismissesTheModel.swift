import SwiftUI

@Observable final class Flow {
  var isRunning = false
  func cancel() { isRunning = false }
}

struct FlowSwitch: View {
  let flow: Flow

  var body: some View {
    Toggle("Running", isOn: Binding(get: { flow.isRunning }, set: { _ in flow.cancel() }))
  }
}
