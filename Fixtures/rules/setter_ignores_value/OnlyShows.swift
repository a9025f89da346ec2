import SwiftUI

struct Badge: View {
  let isActive: Bool

  var body: some View {
    Toggle("Active", isOn: Binding(get: { isActive }, set: { _ in }))
  }
}
