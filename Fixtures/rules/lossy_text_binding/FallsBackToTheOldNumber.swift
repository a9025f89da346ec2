import SwiftUI

struct WeightField: View {
  @State private var weight = 70.0

  var body: some View {
    TextField(
      "Weight",
      text: Binding(  // expect: lossy_text_binding
        get: { String(weight) },
        set: { weight = Double($0) ?? weight }
      ))
  }
}
