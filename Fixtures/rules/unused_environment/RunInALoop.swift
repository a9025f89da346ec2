// A `for` loop, a `switch` pattern and a `catch` hide the property in their own scopes only.
import SwiftUI

struct Checks: View {
  @Environment(\.locale) private var locale  // expect: unused_environment
  @Environment(\.calendar) private var calendar
  let names: [Locale]

  private func first() -> String {
    for locale in names { return locale.identifier }
    return ""
  }

  private func second(_ value: Locale?) -> String {
    switch value {
    case .some(let calendar): return calendar.identifier
    case .none: return calendar.description
    }
  }

  var body: some View {
    Text(first() + second(nil))
  }
}
