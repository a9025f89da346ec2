// One binding that adapts a value for one control is fine.
import SwiftUI

struct Draft {
  var alias: String?
}

struct AliasField: View {
  @State private var draft = Draft()

  var body: some View {
    TextField(
      "Alias",
      text: Binding(
        get: { draft.alias ?? "" },
        set: { draft.alias = $0.isEmpty ? nil : $0 }))
  }
}
