// The storage belongs to the main actor and its class does not: the subscript says `@MainActor`.
// drive: TrackList(tracks: ["a", "b"])
import SwiftUI

@Observable final class Mixer {
  @MainActor var muted: Set<String> = []
  let name = "Mixer"

  @MainActor init() {}
}

struct TrackList: View {
  let tracks: [String]
  @State private var mixer = Mixer()

  var body: some View {
    ForEach(tracks, id: \.self) { track in
      Toggle(track, isOn: Binding(  // expect: closure_binding_in_foreach
        get: { mixer.muted.contains(track) },
        set: { if $0 { mixer.muted.insert(track) } else { mixer.muted.remove(track) } }
      ))
    }
  }
}
