// Nobody passes it in sight, but the memberwise initializer asks for it: no fix.
import SwiftUI

struct Ruler: View {
  @State var length: Double  // expect: nonprivate_state

  var body: some View {
    Slider(value: $length)
  }
}
