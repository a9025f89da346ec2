// Where the helper's collection comes from does not show.
import SwiftUI

struct Grid: View {
  let cells: [[Int]]

  var body: some View {
    ForEach(cells, id: \.self) { line in row(line) }
  }

  private func row(_ line: [Int]) -> some View {
    ForEach(line.indices) { Text("\(line[$0])") }
  }
}
