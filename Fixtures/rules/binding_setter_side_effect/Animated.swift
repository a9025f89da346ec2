import SwiftUI

struct Details: View {
  @State private var isOpen = false

  var body: some View {
    Toggle("Details", isOn: Binding(get: { isOpen }, set: { value in withAnimation { isOpen = value } }))
  }
}
