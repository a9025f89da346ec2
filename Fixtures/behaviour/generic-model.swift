// A generic model: the key type is spelled as the storage spells it.
// drive: ShelfList(titles: ["a", "b", "lamp"])
import SwiftUI

struct Shelf<Item: Hashable> {
  var marked: Set<Item> = []
}

struct ShelfList: View {
  let titles: [String]
  @State private var shelf = Shelf<String>()

  var body: some View {
    ForEach(titles, id: \.self) { title in
      Toggle(title, isOn: Binding(  // expect: closure_binding_in_foreach
        get: { shelf.marked.contains(title) },
        set: { isOn, _ in
          if isOn { shelf.marked.insert(title) } else { shelf.marked.remove(title) }
        }
      ))
    }
  }
}
