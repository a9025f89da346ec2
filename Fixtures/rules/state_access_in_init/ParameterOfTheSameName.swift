import SwiftUI

struct Greeting: View {
  @State private var name = "World"
  private let title: String

  init(name: String) {
    title = "Hello, \(name)"
  }

  var body: some View {
    Text(title)
    TextField("Name", text: $name)
  }
}
