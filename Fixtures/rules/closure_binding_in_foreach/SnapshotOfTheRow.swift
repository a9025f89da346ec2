// The getter reads the row's copy, the setter goes to the list.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var isDone = false
}

@Observable final class Items {
  var all: [Item] = []

  func setDone(_ id: Int, _ isDone: Bool) {
    if let index = all.firstIndex(where: { $0.id == id }) { all[index].isDone = isDone }
  }
}

struct ItemList: View {
  @State private var items = Items()

  var body: some View {
    ForEach(items.all) { item in
      Toggle(
        "Done",
        isOn: Binding(
          get: { item.isDone },
          set: { items.setDone(item.id, $0) }))
    }
  }
}
