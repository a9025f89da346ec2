// No text is typed here.
import SwiftUI

struct CountSlider: View {
  @State private var count = 3

  var body: some View {
    Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }))
    Text("\(count)")
  }
}
