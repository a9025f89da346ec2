import SwiftUI

struct SchemeTitle: DynamicProperty {
  @Environment(\.colorScheme) private var scheme

  var title: String { scheme == .dark ? "dark" : "light" }
}
