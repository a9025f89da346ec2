// A stored `Binding` that is written is no closure binding.
import SwiftUI

struct PickRow: View {
  let selection: Binding<Int?>

  var body: some View {
    Button("Pick") { selection.wrappedValue = 1 }
  }
}
