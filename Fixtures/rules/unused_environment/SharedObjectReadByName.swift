// The object from the environment runs the body again, which reads it by its shared instance.
import SwiftUI

@MainActor final class Access: ObservableObject {
  static let shared = Access()
  @Published var isGranted = false
}

struct Door: View {
  @EnvironmentObject private var access: Access

  var body: some View {
    Text(Access.shared.isGranted ? "Open" : "Closed")
  }
}

struct Wall: View {
  @EnvironmentObject private var access: Access  // expect: unused_environment

  var body: some View {
    Text("Closed")
  }
}
