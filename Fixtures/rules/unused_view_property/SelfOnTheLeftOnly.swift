// Assigning in the initializer is no use.
import SwiftUI

struct Stamp: View {
  private let date: String  // expect: unused_view_property

  init(date: String) {
    self.date = date
  }

  var body: some View {
    Text("Stamp")
  }
}
