import SwiftUI

struct Stars: View {
  @AppStorage("stars") private var count = 3

  var body: some View {
    HStack {
      ForEach(0..<count) { _ in  // expect: foreach_constant_range
        Image(systemName: "star")
      }
      Stepper("Stars", value: $count)
    }
  }
}
