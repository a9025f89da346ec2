import SwiftUI

struct Gauge: View {
  let level: Double

  var body: some View {
    Text("\(Int(level * 100)) %")
  }
}

struct Tank: View {
  @State private var level = 0.5
  @State private var updates = 0

  var body: some View {
    Gauge(level: level)
    Button("Refresh") {
      level /= 2
      updates += 1
    }
  }
}
