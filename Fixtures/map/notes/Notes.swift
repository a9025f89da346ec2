import SwiftUI

/// Ways in which one reads or hands on state that are easily missed.
@Observable class Store {
  var notes: [Note] = []
  var selection: Note.ID?
  var isBusy = false

  var selected: Note? { notes.first { $0.id == selection } }

  func load() async { isBusy = true }
}

@Observable final class SyncingStore: Store {
  var lastSync = 0
}

struct Note: Identifiable, Hashable {
  let id: Int
  var text: String
  var isPinned = false
}

struct NoteList: View {
  @State private var store = SyncingStore()
  @State private var query = ""
  @State private var sort = 0

  private var shown: [Note] {
    guard !query.isEmpty else { return store.notes }
    return store.notes.filter { $0.text.contains(query) }
  }

  var body: some View {
    NavigationStack {
      List(selection: $store.selection) {
        ForEach(shown) { note in row(note) }
        ForEach($store.notes) { $note in
          Toggle(note.text, isOn: $note.isPinned)
        }
      }
      .searchable(text: $query)
      .overlay { if store.isBusy { ProgressView() } }
      .toolbar { SortMenu(sort: $sort) { sort = 0 } content: { Text("Sorted by \(sort)") } }
      .navigationDestination(item: $store.selection) { _ in
        if let note = store.selected { NoteDetail(note: note, onChange: save) }
      }
      .task { await store.load() }
      .onChange(of: store.lastSync) { save(store.notes[0]) }
      #if os(macOS)
        .frame(minWidth: 200)
      #endif
    }
  }

  private func row(_ note: Note) -> some View {
    NoteRow(note: note, isSelected: Binding(get: { store.selection == note.id }, set: { store.selection = $0 ? note.id : nil }))
  }

  private func save(_ note: Note) {
    guard let place = store.notes.firstIndex(of: note) else { return }
    store.notes[place] = note
    query = ""
  }
}

struct NoteRow: View {
  let note: Note
  @Binding var isSelected: Bool

  var body: some View {
    Text(note.text).bold(isSelected)
  }
}

struct NoteDetail: View {
  @State private var draft: String
  private let note: Note
  private let onChange: (Note) -> Void

  init(note: Note, onChange: @escaping (Note) -> Void) {
    self.note = note
    self.onChange = onChange
    _draft = State(initialValue: note.text)
  }

  var body: some View {
    TextEditor(text: $draft)
      .onChange(of: draft) { _, new in
        var changed = note
        changed.text = new
        onChange(changed)
      }
  }
}

/// One closure is an action, the other one content: their types tell.
struct SortMenu<Content: View>: View {
  @Binding var sort: Int
  let reset: () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    Menu {
      Picker("Sort", selection: $sort) { Text("Title").tag(0) }
      Button("Reset", action: reset)
    } label: {
      content
    }
  }
}

/// What each branch reads is always read; what one of them reads is not.
struct Branches: View {
  @State private var isWide = false
  @State private var name = ""
  @State private var note = ""
  let kind: Notebook.Note?
  let store: Store

  var body: some View {
    if isWide {
      HStack { label }
    } else {
      VStack {
        label
        Text(note)
      }
    }
    switch kind {
    case .none: Text(store.isBusy ? "" : name)
    case .some: Text("\(store.isBusy)")
    }
  }

  private var label: some View { Text(name) }
}
