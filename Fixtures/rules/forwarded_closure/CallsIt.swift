import SwiftUI

struct Toolbar: View {
  let onAdd: () -> Void

  var body: some View {
    Button("Add") { onAdd() }
  }
}
