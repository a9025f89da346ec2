// The parent may pass another count tomorrow.
import SwiftUI

struct Levels: View {
  let count: Int
  @Binding var levels: [Double]

  var body: some View {
    ForEach(0..<count, id: \.self) { index in
      Slider(value: $levels[index])  // expect: index_based_binding
    }
  }
}
