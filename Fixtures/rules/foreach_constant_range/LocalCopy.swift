// A local constant is made anew on each pass, as long as what it copies.
import SwiftUI

struct Board: View {
  @Binding var scores: [Int]

  var body: some View {
    let shown = scores
    ForEach(shown.indices) { index in  // expect: foreach_constant_range
      Text("\(shown[index])")
    }
  }
}
