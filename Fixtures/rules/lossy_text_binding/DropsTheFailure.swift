import SwiftUI

struct AgeField: View {
  @State private var age = 0

  var body: some View {
    TextField(
      "Age",
      text: Binding(  // expect: lossy_text_binding
        get: { "\(age)" },
        set: { text in
          if let number = Int(text) { age = number }
        }
      ))
  }
}
