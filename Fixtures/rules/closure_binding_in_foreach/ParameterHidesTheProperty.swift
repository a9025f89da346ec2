// In the loop `behavior` is the row, not the property that makes a binding.
import SwiftUI

struct Behaviors: View {
  let names: [String]
  @State private var chosen: [String: Bool] = [:]

  var behavior: Binding<Bool> {
    Binding(
      get: { chosen["default"] ?? false },
      set: { chosen["default"] = $0 })
  }

  var body: some View {
    Toggle("Default", isOn: behavior)
    ForEach(names, id: \.self) { behavior in
      Text(behavior)
    }
  }
}
