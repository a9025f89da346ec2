// Nothing says that the class is observable: there may be no projection at all.
import SwiftUI

final class Legacy {
  var name = ""
}

struct LegacyField: View {
  let legacy: Legacy

  var body: some View {
    TextField("Name", text: Binding(get: { legacy.name }, set: { legacy.name = $0 }))
  }
}
