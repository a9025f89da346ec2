// Removing the property takes the arguments at every call with it.
import SwiftUI

struct Chip: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

struct Chips: View {
  let titles: [String]

  var body: some View {
    Chip(title: "All")
    ForEach(titles, id: \.self) { title in
      Chip(title: title)
    }
  }
}
