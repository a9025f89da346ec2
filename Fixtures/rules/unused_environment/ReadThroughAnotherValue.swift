// The type of `badge` isn't known: it may be this view.
import SwiftUI

struct Badge: View {
  @Environment(\.locale) var badgeLocale

  var body: some View {
    Text("Badge")
  }
}

func describe<T>(_ value: T, _ read: (T) -> Badge) -> String {
  let badge = read(value)
  return badge.badgeLocale.identifier
}
