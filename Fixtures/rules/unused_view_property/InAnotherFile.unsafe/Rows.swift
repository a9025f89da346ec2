import SwiftUI

struct Rows: View {
  var body: some View {
    Row(title: "A", subtitle: "a")
  }
}
