// A computed projection of one model over several statements.
// drive: let player = Player()
// drive: BandList(bands: [1, 2, 3], player: player)
// disturb: player.master = Double(n % 3)
import SwiftUI

@Observable final class Player {
  var gains: [Int: Double] = [:]
  var master = 1.0
  var changes = 0
}

struct BandList: View {
  let bands: [Int]
  @Bindable var player: Player

  var body: some View {
    ForEach(bands, id: \.self) { band in
      Slider(value: Binding<Double>(  // expect: closure_binding_in_foreach
        get: {
          let gain = player.gains[band]
          return gain ?? player.master
        },
        set: { level in
          player.gains[band] = level
          player.changes += 1
        }
      ))
    }
  }
}
