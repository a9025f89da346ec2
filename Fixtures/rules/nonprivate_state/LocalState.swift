// A local can't be private.
import SwiftUI

struct Odd: View {
  var body: some View {
    Text(label)
  }

  var label: String {
    @State var count = 3
    return "\(count)"
  }
}

#Preview {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}
