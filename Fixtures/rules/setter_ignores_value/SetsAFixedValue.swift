// The same write twice is one write.
import SwiftUI

struct SortMenu: View {
  @Binding var sortsByName: Bool

  var body: some View {
    Toggle("By name", isOn: Binding(get: { sortsByName }, set: { _ in sortsByName = true }))
  }
}
