// Code that extends `Binding` has no other way.
import SwiftUI

extension Binding {
  var copy: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct Panel: View {
  @State private var isOpen = false

  var body: some View {
    Toggle("Open", isOn: $isOpen.copy)
  }
}
