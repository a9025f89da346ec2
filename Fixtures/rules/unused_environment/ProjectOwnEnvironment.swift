// The project has an `Environment` of its own: what it does when unread is its own affair.
import SwiftUI

@propertyWrapper struct Environment {
  var wrappedValue: String
}

struct Footer: View {
  @Environment(wrappedValue: "staging") private var server: String

  var body: some View {
    Text("About")
  }
}
