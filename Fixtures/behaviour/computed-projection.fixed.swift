// A computed projection of one model over several statements.
// drive: let player = Player()
// drive: BandList(bands: [1, 2, 3], player: player)
// disturb: player.master = Double(n % 3)
import SwiftUI

@Observable final class Player {
  var gains: [Int: Double] = [:]
  var master = 1.0
  var changes = 0

  /// One settable place for a row's binding to reach by key path.
  subscript(gains band: Int) -> Double {
    get {
      let gain = self.gains[band]
      return gain ?? self.master
    }
    set(level) {
      self.gains[band] = level
      self.changes += 1
    }
  }
}

struct BandList: View {
  let bands: [Int]
  @Bindable var player: Player

  var body: some View {
    ForEach(bands, id: \.self) { band in
      Slider(value: $player[gains: band])
    }
  }
}
