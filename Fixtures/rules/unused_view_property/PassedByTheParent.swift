import SwiftUI

struct Gauge: View {
  let level: Double
  let updated: Int  // expect: unused_view_property

  var body: some View {
    Text("\(Int(level * 100)) %")
  }
}

struct Tank: View {
  @State private var level = 0.5
  @State private var updates = 0

  var body: some View {
    Gauge(level: level, updated: updates)
    Button("Refresh") {
      level /= 2
      updates += 1
    }
  }
}
