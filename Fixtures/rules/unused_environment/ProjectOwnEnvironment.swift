// The project has an `Environment` of its own: what it does when unread is not known.
import SwiftUI

@propertyWrapper struct Environment {
  var wrappedValue: String
}

struct Footer: View {
  @Environment(wrappedValue: "staging") private var server: String  // expect: unused_view_property

  var body: some View {
    Text("About")
  }
}
