// The closures bind to the object by hand; who replaces them wants the wrapper.
import SwiftUI

final class Options {
  var wraps = false
}

@Observable final class Document {
  let options = Options()
}

struct WrapSwitch: View {
  @Bindable var document: Document

  var body: some View {
    Toggle("Wrap", isOn: Binding(get: { document.options.wraps }, set: { document.options.wraps = $0 }))
  }
}
