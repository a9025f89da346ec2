// A private property meets no requirement.
import SwiftUI

@MainActor protocol Searching {
  var query: String { get nonmutating set }
}

struct Library: View, Searching {
  @State var query = ""

  var body: some View {
    TextField("Search", text: $query)
  }
}
