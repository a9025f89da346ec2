// What an app makes as its property begins its work with the app.
import SwiftUI

@MainActor final class Cleaner {
  static let shared = Cleaner()
  private init() { print("cleaning") }
}

struct Tool: App {
  private let cleaner = Cleaner.shared

  var body: some Scene {
    WindowGroup { Panel() }
  }
}

struct Panel: View {
  var body: some View {
    Text("Panel")
  }
}
