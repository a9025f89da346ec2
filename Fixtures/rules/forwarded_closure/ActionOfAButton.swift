// The button is where the closure is wanted.
import SwiftUI

struct AddButton: View {
  let onAdd: () -> Void

  var body: some View {
    Button("Add", action: onAdd)
  }
}
