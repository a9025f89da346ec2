import SwiftUI

struct Shelf: View {
  @State private var books: [String] = []

  var body: some View {
    VStack {
      ForEach(0..<books.count) { index in  // expect: foreach_constant_range
        Text(books[index])
      }
      Button("Add") { books.append("Untitled") }
    }
  }
}
