// `let title = title` reads the property before it hides it.
import SwiftUI

struct Heading: View {
  let title: String

  var body: some View {
    let title = title.uppercased()
    Text(title)
  }
}
