// A call in the index passes it.
import SwiftUI

struct Badge: View {
  @State var count = 0

  var body: some View {
    Stepper("\(count)", value: $count)
  }
}

#Preview {
  Badge(count: 12)
}
