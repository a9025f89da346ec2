// An observer is code of the type.
import SwiftUI

struct Log: View {
  let name: String
  @State private var count = 0 {
    didSet { print(name) }
  }

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}
