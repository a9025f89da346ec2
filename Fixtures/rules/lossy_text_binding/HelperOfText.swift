import Foundation
import SwiftUI

struct PriceField: View {
  @State private var price: Double?
  let formatter: NumberFormatter

  private var text: Binding<String> {
    Binding(  // expect: lossy_text_binding
      get: { price.map { String($0) } ?? "" },
      set: { price = formatter.number(from: $0)?.doubleValue }
    )
  }

  var body: some View {
    TextField("Price", text: text)
  }
}
