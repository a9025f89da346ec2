// What is shown follows from what is changed.
import SwiftUI

struct Appearance {
  var theme = "light"
  var followsSystem = false
  var resolvedTheme: String { followsSystem ? "system" : theme }
  var shown = "light"
  var chosen = "light" {
    didSet { shown = chosen }
  }
}

struct ThemeField: View {
  @State private var appearance = Appearance()

  var body: some View {
    TextField("Theme", text: Binding(get: { appearance.resolvedTheme }, set: { appearance.theme = $0 }))
    TextField("Theme", text: Binding(get: { appearance.shown }, set: { appearance.chosen = $0 }))
  }
}
