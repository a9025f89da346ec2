// What an app makes as its property begins its work with the app.
import SwiftUI

@MainActor final class Cleaner {
  static let shared = Cleaner()
  private init() { print("cleaning") }
}

struct Tool: App {
  private let cleaner = Cleaner.shared
  @State private var isOpen = false  // expect: unused_view_property

  var body: some Scene {
    WindowGroup { Panel() }
  }
}

struct Panel: View {
  private let cleaner = Cleaner.shared  // expect: unused_view_property

  var body: some View {
    Text("Panel")
  }
}
