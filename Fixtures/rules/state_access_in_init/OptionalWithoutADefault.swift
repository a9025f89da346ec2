// An Optional is nil from the start.
import SwiftUI

struct ChoiceView: View {
  @State private var choice: Int?

  init(choice: Int) {
    self.choice = choice  // expect: state_access_in_init
  }

  var body: some View {
    Text("\(choice ?? 0)")
  }
}
