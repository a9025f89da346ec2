import SwiftUI

struct Panel: View {
  @State private var isOpen = false

  var body: some View {
    Toggle("Open", isOn: Binding(get: { isOpen }, set: { isOpen = $0 }))  // expect: redundant_closure_binding
  }
}
