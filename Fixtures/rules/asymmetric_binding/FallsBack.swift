// What is shown is the draft where there is one.
import SwiftUI

struct Person {
  let name: String
}

struct NameDraft: View {
  let person: Person
  @State private var draft: String?

  var body: some View {
    TextField("Name", text: Binding(get: { draft ?? person.name }, set: { draft = $0 }))
  }
}
