// `item.title` can't be the private property of another type.
import SwiftUI

struct Item {
  let title: String
}

struct Row: View {
  var body: some View {
    Text("Row")
  }
}

struct Header: View {
  let item: Item

  var body: some View {
    Text(item.title)
  }
}
