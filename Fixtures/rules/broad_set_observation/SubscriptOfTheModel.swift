// The subscript reads the set for each row.
import SwiftUI

struct Page: Identifiable {
  let id: Int
}

@Observable final class Bookmarks {
  private var pages: Set<Int> = []

  subscript(isMarked page: Int) -> Bool {
    get { pages.contains(page) }
    set { if newValue { pages.insert(page) } else { pages.remove(page) } }
  }
}

struct Reader: View {
  @Bindable var bookmarks: Bookmarks
  let pages: [Page]

  var body: some View {
    ForEach(pages) { page in
      Toggle("Marked", isOn: $bookmarks[isMarked: page.id])  // expect: broad_set_observation
    }
  }
}
