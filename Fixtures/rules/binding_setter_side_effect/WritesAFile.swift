import Foundation
import SwiftUI

struct Notes: View {
  @State private var text = ""
  let file: URL

  var body: some View {
    TextField(
      "Notes",
      text: Binding(
        get: { text },
        set: {
          text = $0
          try? Data($0.utf8).write(to: file)  // expect: binding_setter_side_effect
        }
      ))
  }
}
