import SwiftUI

struct Greeting: View {
  @State private var name = "World"
  private let title: String

  init() {
    title = "Hello"
    print(name)  // expect: state_access_in_init
  }

  var body: some View {
    Text(title)
    TextField("Name", text: $name)
  }
}
