import SwiftUI

struct NameEditor: View {
  @State private var draft: String

  init(name: String) {
    _draft = State(initialValue: name)  // expect: state_seeded_from_parameter
  }

  var body: some View {
    TextField("Name", text: $draft)
  }
}

struct ProfileView: View {
  @State private var name = ""

  var body: some View {
    NameEditor(name: name)
    Button("Reset") { name = "" }
  }
}
