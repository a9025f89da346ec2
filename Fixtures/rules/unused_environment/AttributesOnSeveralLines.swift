// The finding stands at the name, whatever comes before it.
import SwiftUI

struct HelpSheet: View {
  @MainActor
  @Environment(\.dismiss)  // closes the sheet
  private
    var dismiss  // expect: unused_environment

  var body: some View {
    Text("Help")
  }
}
