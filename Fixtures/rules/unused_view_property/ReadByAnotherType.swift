// `row.title` is this property, read from outside.
import SwiftUI

struct Row: View {
  let title: String

  var body: some View {
    Text("Row")
  }
}

struct RowLog {
  func log(_ row: Row) {
    print(row.title)
  }
}
