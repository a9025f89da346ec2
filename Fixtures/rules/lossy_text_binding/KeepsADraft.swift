// The text that is typed is kept as it is.
import SwiftUI

struct AmountField: View {
  @State private var amount = 0.0
  @State private var draft = ""

  var body: some View {
    TextField(
      "Amount",
      text: Binding(
        get: { draft.isEmpty ? String(amount) : draft },
        set: {
          draft = $0
          amount = Double($0) ?? amount
        }
      ))
  }
}
