// Removing the property takes the arguments at every call with it.
import SwiftUI

struct Chip: View {
  let title: String
  let weight: Int  // expect: unused_view_property

  var body: some View {
    Text(title)
  }
}

struct Chips: View {
  let titles: [String]

  var body: some View {
    Chip(title: "All", weight: 1)
    ForEach(titles, id: \.self) { title in
      Chip(title: title, weight: 2)
    }
  }
}
