// Synthesized equality compares every stored property.
import SwiftUI

struct Plot: View, Equatable {
  let points: [Double]
  let revision: Int

  var body: some View {
    Text("\(points.count) points")
  }
}
