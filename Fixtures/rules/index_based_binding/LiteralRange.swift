import SwiftUI

struct Equalizer: View {
  @State private var bands = [0.5, 0.5, 0.5]

  var body: some View {
    ForEach(0..<3, id: \.self) { band in
      Slider(value: $bands[band])
    }
  }
}
