// The storage belongs to the main actor and its class does not: the subscript says `@MainActor`.
// drive: TrackList(tracks: ["a", "b"])
import SwiftUI

@Observable final class Mixer {
  @MainActor var muted: Set<String> = []
  let name = "Mixer"

  @MainActor init() {}

  /// One settable place for a row's binding to reach by key path.
  @MainActor subscript(muted track: String) -> Bool {
    get { self.muted.contains(track) }
    set { if newValue { self.muted.insert(track) } else { self.muted.remove(track) } }
  }
}

struct TrackList: View {
  let tracks: [String]
  @State private var mixer = Mixer()

  var body: some View {
    ForEach(tracks, id: \.self) { track in
      Toggle(track, isOn: $mixer[muted: track])
    }
  }
}
