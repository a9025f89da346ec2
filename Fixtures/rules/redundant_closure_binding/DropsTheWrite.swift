// A binding that can't be written on purpose.
import SwiftUI

struct ReadOnly: View {
  @State private var text = "fixed"

  var body: some View {
    TextField("Text", text: Binding(get: { text }, set: { _ in }))
  }
}
