// A shared object needs no property in the view: `Bindable(Downloads.shared)` projects it.
// drive: TrackList(tracks: [Track(id: 1), Track(id: 2)])
import SwiftUI

struct Track: Identifiable {
  let id: Int
}

@MainActor @Observable final class Downloads {
  static let shared = Downloads()
  var paused: [Track.ID] = []
}

struct TrackList: View {
  let tracks: [Track]

  var body: some View {
    List {
      ForEach(tracks) { track in
        Toggle("Paused", isOn: Binding(  // expect: closure_binding_in_foreach
          get: { Downloads.shared.paused.contains(track.id) },
          set: { isPaused in
            Downloads.shared.paused.removeAll { $0 == track.id }
            if isPaused { Downloads.shared.paused.append(track.id) }
          }
        ))
      }
    }
  }
}
