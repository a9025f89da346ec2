// The storage belongs to the superclass; the subscript stands where the storage does.
// drive: PageList(pages: [1, 2], book: Novel())
import SwiftUI

@Observable class Book {
  var marked: Set<Int> = []
}

final class Novel: Book {
  var title = ""
}

struct PageList: View {
  let pages: [Int]
  @Bindable var book: Novel

  var body: some View {
    ForEach(pages, id: \.self) { page in
      Toggle("\(page)", isOn: Binding(  // expect: closure_binding_in_foreach
        get: { book.marked.contains(page) },
        set: { if $0 { book.marked.insert(page) } else { book.marked.remove(page) } }
      ))
    }
  }
}
