import SwiftUI

final class Exporter {
  @Environment(\.colorScheme) private var scheme  // expect: environment_outside_view

  func title() -> String { scheme == .dark ? "dark" : "light" }
}
