import SwiftUI

struct Form: View {
  @State private var name = ""
  @State private var token = UUID()

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .id(UUID())  // expect: unstable_identity
      Image(systemName: "star").id(Int.random(in: 0...9))  // expect: unstable_identity
      TextField("Again", text: $name).id(token)
      Button("Start anew") { token = UUID() }
    }
    .id("form-\(Date())")  // expect: unstable_identity
  }
}

struct Query {
  func id(_ value: UUID) -> Query { self }
}

struct Loader {
  let query = Query().id(UUID())
}
