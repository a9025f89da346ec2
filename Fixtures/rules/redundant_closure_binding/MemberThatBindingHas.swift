// `$draft.transaction` is the binding's own transaction.
import SwiftUI

struct Draft {
  var transaction = ""
}

struct DraftField: View {
  @State private var draft = Draft()

  var body: some View {
    TextField("Transaction", text: Binding(get: { draft.transaction }, set: { draft.transaction = $0 }))
  }
}
