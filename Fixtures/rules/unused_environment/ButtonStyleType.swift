// Styles are installed like views.
import SwiftUI

struct Pill: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled  // expect: unused_environment

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8)
  }
}
