// Nothing here changes while the view lives.
import SwiftUI

enum Season: CaseIterable {
  case spring, summer, autumn, winter
}

struct Calendar: View {
  static let months = ["January", "February"]
  let notes: [String]
  private let days = ["Monday", "Tuesday"]

  var body: some View {
    VStack {
      ForEach(0..<5) { Text("\($0)") }
      ForEach(Self.months.indices) { Text(Self.months[$0]) }
      ForEach(days.indices) { Text(days[$0]) }
      ForEach(notes.indices) { Text(notes[$0]) }
      ForEach(0..<Season.allCases.count) { Text("\($0)") }
    }
  }
}
