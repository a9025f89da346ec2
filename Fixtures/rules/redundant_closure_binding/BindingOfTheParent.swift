import SwiftUI

struct Panel: View {
  @Binding var isOpen: Bool

  var body: some View {
    Toggle("Open", isOn: .init(get: { isOpen }, set: { isOpen = $0 }))  // expect: redundant_closure_binding
  }
}
