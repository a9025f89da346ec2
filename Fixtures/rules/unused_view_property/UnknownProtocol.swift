// A protocol that isn't here may require the property.
// compiles: no - the protocol is from another package
import Routing
import SwiftUI

struct Detail: View, Routable {
  let route: String

  var body: some View {
    Text("Detail")
  }
}
