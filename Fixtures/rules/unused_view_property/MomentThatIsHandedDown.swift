// A parent that ticks hands the moment down so that a view which asks the clock runs again.
import SwiftUI

enum Ago {
  static func text(since date: Date) -> String {
    "\(Int(Date().timeIntervalSince(date) / 60)) min"
  }
}

struct Age: View {
  let tick: Date
  let start: Date

  var body: some View {
    Text(Ago.text(since: start))
  }
}

struct Name: View {
  let tick: Date  // expect: unused_view_property
  let name: String

  var body: some View {
    Text(name)
  }
}
