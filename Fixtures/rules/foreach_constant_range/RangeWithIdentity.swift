import SwiftUI

struct Shelf: View {
  @State private var books: [String] = []

  var body: some View {
    VStack {
      ForEach(0..<books.count, id: \.self) { index in
        Text(books[index])
      }
      Button("Add") { books.append("Untitled") }
    }
  }
}
