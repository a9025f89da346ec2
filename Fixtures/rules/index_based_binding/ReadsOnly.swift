// The loop makes no binding.
import SwiftUI

struct Levels: View {
  let levels: [Double]

  var body: some View {
    ForEach(levels.indices, id: \.self) { index in
      Text("\(levels[index])")
    }
  }
}
