// The subscript takes a key of a dictionary.
import SwiftUI

struct Notes: View {
  let titles: [String]
  @State private var texts: [String: String] = [:]

  var body: some View {
    ForEach(titles, id: \.self) { title in
      if let text = Binding($texts[title]) {
        TextField(title, text: text)
      }
    }
  }
}
