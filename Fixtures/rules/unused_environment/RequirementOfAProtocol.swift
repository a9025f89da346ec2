// The protocol's extension reads what it requires.
import SwiftUI

protocol Dismissible: View {
  var dismiss: DismissAction { get }
}

extension Dismissible {
  var closeButton: some View {
    Button("Close") { dismiss() }
  }
}

struct HelpSheet: Dismissible {
  @Environment(\.dismiss) var dismiss

  var body: some View {
    closeButton
  }
}
