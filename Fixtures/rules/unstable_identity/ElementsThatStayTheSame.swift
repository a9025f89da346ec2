// What identifies the row isn't edited by it, or isn't edited at all.
import SwiftUI

final class Track: ObservableObject, Hashable {
  @Published var title = ""

  static func == (a: Track, b: Track) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Song: Hashable {
  var number = 0
  var title = ""
}

struct Album: View {
  let names: [String]
  @State private var songs: [Song] = []
  @State private var tracks: [Track] = []

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
      ForEach($songs, id: \.number) { $song in
        TextField("Title", text: $song.title)
      }
      ForEach($tracks, id: \.self) { $track in
        TextField("Title", text: $track.title)
      }
      // The row gets a binding and only reads it.
      ForEach($songs, id: \.self) { $song in
        SongRow(song: $song)
      }
    }
  }
}

struct SongRow: View {
  @Binding var song: Song

  var body: some View {
    Text(song.title)
  }
}
