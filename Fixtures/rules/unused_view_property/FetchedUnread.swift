// A query fetches and observes, read or not.
// compiles: no - SwiftData is not part of the stand-in
import SwiftData
import SwiftUI

struct Library: View {
  @Query private var books: [Book]  // expect: unused_view_property

  var body: some View {
    Text("Library")
  }
}
