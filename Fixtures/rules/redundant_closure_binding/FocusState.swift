// `$isFocused` is no `Binding`.
import SwiftUI

struct FocusMirror: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused)
    Toggle("Focused", isOn: Binding(get: { isFocused }, set: { isFocused = $0 }))
  }
}
