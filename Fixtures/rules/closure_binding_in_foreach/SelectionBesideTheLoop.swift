// The picker's selection stands beside the loop, not in it.
import SwiftUI

struct Theme: View {
  let names: [String]
  @State private var chosen: [String: String] = [:]

  var body: some View {
    Picker(
      "Theme",
      selection: Binding(
        get: { chosen["theme"] ?? "" },
        set: { chosen["theme"] = $0 })
    ) {
      ForEach(names, id: \.self) { name in
        Text(name)
      }
    }
  }
}
