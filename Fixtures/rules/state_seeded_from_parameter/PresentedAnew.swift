import SwiftUI

struct NameEditor: View {
  @State private var draft: String

  init(name: String) {
    _draft = State(initialValue: name)
  }

  var body: some View {
    TextField("Name", text: $draft)
  }
}

struct ProfileView: View {
  @State private var name = ""
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) { NameEditor(name: name) }
    NameEditor(name: name).id(name)
    Button("Reset") { name = "" }
  }
}
