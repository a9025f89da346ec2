import SwiftUI

struct NameEditor: View {
  @State private var draft: String

  init(initialName: String) {
    _draft = State(initialValue: initialName)
  }

  var body: some View {
    TextField("Name", text: $draft)
  }
}

struct ProfileView: View {
  @State private var name = ""

  var body: some View {
    NameEditor(initialName: name)
    Button("Reset") { name = "" }
  }
}
