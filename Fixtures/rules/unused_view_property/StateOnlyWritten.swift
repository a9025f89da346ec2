import SwiftUI

struct Counter: View {
  @State private var last = 0  // expect: unused_view_property

  var body: some View {
    Button("Tap") { last = 3 }
  }
}
