import SwiftUI

struct AddButton: View {
  let onAdd: () -> Void
  var body: some View { Button("Add") { onAdd() } }
}

struct Toolbar: View {
  let onAdd: (Int) -> Void

  var body: some View {
    AddButton(onAdd: { onAdd(1) })
  }
}
