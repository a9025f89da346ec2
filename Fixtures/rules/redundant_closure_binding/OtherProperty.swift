// What is read and what is written are two properties.
import SwiftUI

struct Query: View {
  @State private var shown = ""
  @State private var typed = ""

  var body: some View {
    Text(typed)
    TextField("Search", text: Binding(get: { shown }, set: { typed = $0 }))
    Button("Show") { shown = typed }
  }
}
