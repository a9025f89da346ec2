// A local `@Bindable` gives the projection.
import SwiftUI

@Observable final class Session {
  var query = ""
}

struct SearchField: View {
  @Environment(Session.self) private var session

  var body: some View {
    @Bindable var session = session
    TextField("Search", text: Binding(get: { session.query }, set: { session.query = $0 }))  // expect: redundant_closure_binding
  }
}
