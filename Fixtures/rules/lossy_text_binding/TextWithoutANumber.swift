import SwiftUI

struct TagField: View {
  @State private var tags: [String] = []

  var body: some View {
    TextField(
      "Tags",
      text: Binding(
        get: { tags.joined(separator: " ") },
        set: { tags = $0.split(separator: " ").map { String($0) } }
      ))
  }
}
