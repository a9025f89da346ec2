// Three rows for ever.
import SwiftUI

struct Corners: View {
  @State private var rounded: Set<Int> = []

  var body: some View {
    ForEach(0..<3) { corner in
      Toggle(
        "\(corner)",
        isOn: Binding(
          get: { rounded.contains(corner) },
          set: { if $0 { rounded.insert(corner) } else { rounded.remove(corner) } }))
    }
  }
}
