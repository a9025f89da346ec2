import SwiftUI

struct Stamp: View {
  let date: Date

  var body: some View {
    let formatter = DateFormatter()  // expect: expensive_body
    Text(formatter.string(from: date))
  }
}
