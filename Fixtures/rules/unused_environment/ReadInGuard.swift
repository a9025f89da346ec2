// `guard let undo` without a value reads the property.
import SwiftUI

struct Undo: View {
  @Environment(\.undoManager) private var undo

  var body: some View {
    Button("Undo", action: perform)
  }

  private func perform() {
    guard let undo else { return }
    undo.undo()
  }
}
