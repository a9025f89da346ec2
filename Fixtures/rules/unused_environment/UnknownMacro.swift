// Nobody knows what the macro reads.
// compiles: no - the macro is from another package
import SwiftUI
import ViewMacros

@TracksAppearance
struct Badge: View {
  @Environment(\.locale) private var locale

  var body: some View {
    Text("Badge")
  }
}
