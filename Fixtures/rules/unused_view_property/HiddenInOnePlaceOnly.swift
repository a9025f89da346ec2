// One read that nothing hides is enough.
import SwiftUI

struct Names: View {
  let names: [String]
  let name: String

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in Text(name) }
      Text(name)
    }
  }
}
