import SwiftUI

struct Names: View {
  let names: [String]
  let name: String  // expect: unused_view_property

  var body: some View {
    ForEach(names, id: \.self) { name in
      Text(name)
    }
  }
}
