// An observed object evaluates the view on every change, read or not.
import SwiftUI

final class Progress: ObservableObject {
  @Published var fraction = 0.0
}

struct Title: View {
  let text: String

  var body: some View {
    Text(text)
  }
}
