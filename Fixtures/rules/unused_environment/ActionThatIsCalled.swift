// Calling an environment action is a use of it.
import SwiftUI

struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
