// The finding stands at the name, whatever comes before it.
import SwiftUI

struct HelpSheet: View {
  var body: some View {
    Text("Help")
  }
}
