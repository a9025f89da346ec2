// A query fetches and observes, read or not.
// compiles: no - SwiftData is not part of the stand-in
import SwiftData
import SwiftUI

struct Library: View {
  var body: some View {
    Text("Library")
  }
}
