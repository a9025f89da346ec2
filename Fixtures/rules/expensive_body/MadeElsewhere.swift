// Initial values, actions, and functions that give no view.
import SwiftUI

struct Export: View {
  private let formatter = NumberFormatter()
  @State private var text = ""

  var body: some View {
    Button("Export") {
      let encoder = JSONEncoder()
      text = String(decoding: (try? encoder.encode([1])) ?? Data(), as: UTF8.self)
    }
    Text(formatter.string(from: 1) ?? text)
  }

  private func load() -> Int? {
    try? JSONDecoder().decode(Int.self, from: Data())
  }
}
