// The closures see the binding's value, which `$` of something else would not.
import SwiftUI

struct Panel: View {
  let isOpen: Binding<Bool>

  var body: some View {
    Toggle("Open", isOn: Binding(get: { isOpen.wrappedValue }, set: { isOpen.wrappedValue = $0 }))
  }
}
