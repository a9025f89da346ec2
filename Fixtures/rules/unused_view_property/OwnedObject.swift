// The declaration creates the object and keeps it; removing it would stop what the object does.
import SwiftUI

final class Recorder: ObservableObject {
  init() { print("recording") }
}

struct Studio: View {
  @StateObject private var recorder = Recorder()

  var body: some View {
    Text("Studio")
  }
}
