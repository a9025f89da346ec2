// A generic model: the key type is spelled as the storage spells it.
// drive: ShelfList(titles: ["a", "b", "lamp"])
import SwiftUI

struct Shelf<Item: Hashable> {
  var marked: Set<Item> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(marked title: Item) -> Bool {
    get { self.marked.contains(title) }
    set(isOn) {
      if isOn { self.marked.insert(title) } else { self.marked.remove(title) }
    }
  }
}

struct ShelfList: View {
  let titles: [String]
  @State private var shelf = Shelf<String>()

  var body: some View {
    ForEach(titles, id: \.self) { title in
      Toggle(title, isOn: $shelf[marked: title])
    }
  }
}
