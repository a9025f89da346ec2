// Two loops make one binding: one finding.
import SwiftUI

struct Board: View {
  @State private var cells: [[Bool]] = []

  var body: some View {
    ForEach(cells.indices, id: \.self) { row in
      ForEach(cells[row].indices, id: \.self) { column in
        Toggle("Cell", isOn: $cells[row][column])  // expect: index_based_binding
      }
    }
  }
}
