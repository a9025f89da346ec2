// compiles: no - the compiler refuses it too, at another place
import SwiftUI

struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  private var title = scheme == .dark ? "Night" : "Day"  // expect: environment_read_in_init

  var body: some View {
    Text(scheme == .dark ? title : "light")
  }
}
