// The binding by position is the graver finding.
import SwiftUI

struct Names: View {
  @State private var names: [String] = []

  var body: some View {
    ForEach(names.indices, id: \.self) { index in  // expect: index_based_binding
      TextField("Name", text: $names[index])
    }
  }
}
