import SwiftUI

struct Price {
  var amount = ""
  var currency = ""
}

struct PriceEditor: View {
  @State private var price = Price()
  @State private var note = ""

  var body: some View {
    TextField("Amount", text: $price.amount)
      .id("amount-\(price.amount)")  // expect: unstable_identity
    TextField("Note", text: self.$note)
      .font(.body)
      .id(note)  // expect: unstable_identity
    TextField("Currency", text: $price.currency)
      .id(price.amount)
    TextField("Other", text: $note)
      .id("note")
  }
}
