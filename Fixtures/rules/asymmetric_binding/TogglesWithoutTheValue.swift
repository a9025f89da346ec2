import SwiftUI

struct Flip: View {
  @State private var isOn = false

  var body: some View {
    Toggle("On", isOn: Binding(get: { isOn }, set: { _ in isOn.toggle() }))
  }
}
