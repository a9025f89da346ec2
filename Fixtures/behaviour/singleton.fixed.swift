// A shared object needs no property in the view: `Bindable(Downloads.shared)` projects it.
// drive: TrackList(tracks: [Track(id: 1), Track(id: 2)])
import SwiftUI

struct Track: Identifiable {
  let id: Int
}

@MainActor @Observable final class Downloads {
  static let shared = Downloads()
  var paused: [Track.ID] = []

  /// One settable place for a row's binding to reach by key path.
  subscript(paused id: Track.ID) -> Bool {
    get { self.paused.contains(id) }
    set(isPaused) {
      self.paused.removeAll { $0 == id }
      if isPaused { self.paused.append(id) }
    }
  }
}

struct TrackList: View {
  let tracks: [Track]

  var body: some View {
    List {
      ForEach(tracks) { track in
        Toggle("Paused", isOn: Bindable(Downloads.shared)[paused: track.id])
      }
    }
  }
}
