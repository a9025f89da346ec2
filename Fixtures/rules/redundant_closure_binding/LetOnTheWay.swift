// `$document.options.wraps` doesn't compile: every step must be settable, and `options` is a `let`.
import SwiftUI

final class Options {
  var wraps = false
}

@Observable final class Document {
  let options = Options()
}

struct WrapToggle: View {
  @Bindable var document: Document

  var body: some View {
    Toggle(
      "Wrap",
      isOn: Binding(
        get: { document.options.wraps },
        set: { document.options.wraps = $0 }
      ))
  }
}
