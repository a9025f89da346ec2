// A body that reads the shared object by its name needs the wrapper to run again; one that only tells it something does
// not.
import SwiftUI

@MainActor final class Loudness: ObservableObject {
  static let shared = Loudness()
  @Published var level = 0.5

  func mute() { level = 0 }
}

struct Meter: View {
  @ObservedObject private var loudness = Loudness.shared

  var body: some View {
    Text("\(Loudness.shared.level)")
  }
}

struct MeterInAHelper: View {
  @ObservedObject private var loudness: Loudness = .shared

  var body: some View {
    label
  }

  private var label: some View {
    Text(Loudness.shared.level > 0.8 ? "Loud" : "Quiet")
  }
}

struct Mute: View {
  var body: some View {
    Button("Mute") { mute() }
  }

  private func mute() {
    if Loudness.shared.level > 0 { Loudness.shared.mute() }
  }
}

struct Drop<Content: View>: View {
  let content: (() -> Void) -> Content

  var body: some View {
    content {
      Loudness.shared.level = 0
    }
  }
}
