// A table that never changes.
import SwiftUI

struct Equalizer: View {
  static let bands = ["low", "middle", "high"]
  let presets = ["flat", "loud"]
  @State private var levels = [0.5, 0.5, 0.5]
  @State private var isOn = [false, false]

  var body: some View {
    ForEach(Self.bands.indices, id: \.self) { band in
      Slider(value: $levels[band])
    }
    ForEach(presets.indices, id: \.self) { preset in
      Toggle(presets[preset], isOn: $isOn[preset])
    }
  }
}
