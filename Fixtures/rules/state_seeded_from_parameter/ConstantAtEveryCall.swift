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
  var body: some View {
    NameEditor(name: "Ann")
  }
}
