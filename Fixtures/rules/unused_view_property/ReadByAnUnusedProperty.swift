// A read is a read, wherever it stands.
import SwiftUI

struct Summary: View {
  let count: Int

  private var text: String { "\(count) items" }

  var body: some View {
    Text("List")
  }
}
