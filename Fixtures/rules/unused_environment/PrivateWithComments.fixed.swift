import SwiftUI

struct Toolbar: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
