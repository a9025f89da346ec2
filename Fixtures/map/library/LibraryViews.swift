import SwiftUI

struct LibraryApp: App {
  @State private var library = Library()
  @State private var filter = ""

  var body: some Scene {
    WindowGroup {
      ShelfList(library: library, shelves: [Shelf(id: 1, label: "Sea")], filter: $filter)
        .environment(library)
        .environment(\.shelfFilter, filter)
    }
  }
}

struct ShelfList: View {
  @Bindable var library: Library
  let shelves: [Shelf]
  @Binding var filter: String
  @State private var isAdding = false

  var body: some View {
    List {
      SearchField(text: $library.searchText, filter: $filter)
      ForEach(shelves.filter(library.matches)) { shelf in
        ShelfRow(shelf: shelf, isMarked: filter == shelf.label) { isAdding = true }
        Toggle(
          "Borrowed",
          isOn: Binding(
            get: { library.borrowed.contains(shelf.id) },
            set: { isOn in
              if isOn { library.borrowed.insert(shelf.id) } else { library.borrowed.remove(shelf.id) }
            }))
      }
      footer
    }
    .sheet(isPresented: $isAdding) { BookList(books: library.books) }
  }
}

struct SearchField: View {
  @Binding var text: String
  @Binding var filter: String

  var body: some View {
    TextField("Search", text: $text)
    if !text.isEmpty { Text(text) }
    Button("Clear") { filter = "" }
  }
}

struct ShelfRow: View, Titled {
  let shelf: Shelf
  let isMarked: Bool
  let onAdd: () -> Void

  var body: some View {
    Button(title, action: onAdd)
      .bold(isMarked)
  }
}

struct BookList: View {
  let books: [Book]
  @Environment(Library.self) private var library
  @Environment(\.shelfFilter) private var filter

  var body: some View {
    @Bindable var settings = library.settings
    ForEach(books) { book in
      Text(book.title)
      if settings.isLarge { Text("\(book.pages)") }
    }
    Toggle("Large", isOn: $settings.isLarge)
    Text(Library.shared.name + Library.shared.searchText)
    Button("Clear") { library.clear() }
  }
}
