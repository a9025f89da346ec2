// `let _ = revision` reads it on purpose.
import SwiftUI

struct Plot: View {
  let revision: Int

  var body: some View {
    let _ = revision
    Text("Plot")
  }
}
