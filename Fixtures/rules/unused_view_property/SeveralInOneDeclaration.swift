import SwiftUI

struct Frame: View {
  private let width = 10, height = 20  // expect: unused_view_property

  var body: some View {
    Text("\(width)")
  }
}
