import SwiftUI

struct Underscored: View {
  @State private var isOn = false

  var body: some View {
    Toggle("On", isOn: Binding(get: { isOn }, set: { _isOn.wrappedValue = $0 }))
  }
}
