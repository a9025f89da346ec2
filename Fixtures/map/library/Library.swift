import Observation

struct Shelf: Identifiable {
  let id: Int
  var label: String
}

/// What is read of it, and by whom, is followed property by property.
@Observable final class Library {
  var searchText = ""
  var borrowed: Set<Int> = []
  var books: [Book] = []
  var settings = Settings()
  @ObservationIgnored var cache: [Int: String] = [:]
  let name = "Town"

  static let shared = Library()

  var isSearching: Bool { !searchText.isEmpty }

  func matches(_ shelf: Shelf) -> Bool {
    isSearching ? shelf.label.contains(searchText) : true
  }

  func clear() {
    searchText = ""
    borrowed.removeAll()
  }
}

@Observable final class Book: Identifiable {
  let id = 0
  var title = ""
  var pages = 0
}

@Observable final class Settings {
  var isLarge = false
}
