// A helper that finds the element by its id at each access; its fallback is an element that isn't Hashable, so no key
// path could carry it.
import SwiftUI

struct SafeRows<Item: Identifiable, Content: View>: View {
  @Binding var items: [Item]
  let row: (Binding<Item>) -> Content

  var body: some View {
    ForEach(items) { item in
      row(element(item))
    }
  }

  private func element(_ item: Item) -> Binding<Item> {
    Binding(
      get: { items.first { $0.id == item.id } ?? item },
      set: { new in
        if let index = items.firstIndex(where: { $0.id == item.id }) { items[index] = new }
      })
  }
}
