// Styles are installed like views.
import SwiftUI

struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8)
  }
}
