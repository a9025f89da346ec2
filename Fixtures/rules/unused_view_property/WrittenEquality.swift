// `lhs.revision` reads the property.
import SwiftUI

struct Plot: View, Equatable {
  let points: [Double]
  let revision: Int

  nonisolated static func == (lhs: Plot, rhs: Plot) -> Bool {
    lhs.revision == rhs.revision
  }

  var body: some View {
    Text("\(points.count) points")
  }
}
