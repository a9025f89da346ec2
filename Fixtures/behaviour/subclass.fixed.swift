// The storage belongs to the superclass; the subscript stands where the storage does.
// drive: PageList(pages: [1, 2], book: Novel())
import SwiftUI

@Observable class Book {
  var marked: Set<Int> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(marked page: Int) -> Bool {
    get { self.marked.contains(page) }
    set { if newValue { self.marked.insert(page) } else { self.marked.remove(page) } }
  }
}

final class Novel: Book {
  var title = ""
}

struct PageList: View {
  let pages: [Int]
  @Bindable var book: Novel

  var body: some View {
    ForEach(pages, id: \.self) { page in
      Toggle("\(page)", isOn: $book[marked: page])
    }
  }
}
