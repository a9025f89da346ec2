import SwiftUI

extension Library {
  /// In another file than the class.
  var summary: String { "\(books.count) books, \(borrowed.count) borrowed" }
}

extension ShelfList {
  /// In another file than the view.
  var footer: some View { Text(library.summary) }
}

protocol Titled {
  var shelf: Shelf { get }
}

extension Titled {
  var title: String { shelf.label }
}
