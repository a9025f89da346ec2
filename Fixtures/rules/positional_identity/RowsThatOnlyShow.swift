// Nothing stays behind at a position, or nothing moves.
import SwiftUI

struct Price: View {
  @State private var prices: [Int] = []
  let names: [String]

  var body: some View {
    List {
      ForEach(prices.indices, id: \.self) { Text("\(prices[$0])") }
      ForEach(names.indices, id: \.self) { _ in TextField("Note", text: .constant("")) }
      ForEach(0..<3, id: \.self) { _ in TextField("Note", text: .constant("")) }
    }
  }
}
