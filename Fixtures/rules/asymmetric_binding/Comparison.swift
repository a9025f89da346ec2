import SwiftUI

struct Choice: View {
  let id: Int
  @Binding var selected: Int?

  var body: some View {
    Toggle(
      "Choice",
      isOn: Binding(
        get: { selected == id },
        set: { if $0 { selected = id } else { selected = nil } }
      ))
  }
}
