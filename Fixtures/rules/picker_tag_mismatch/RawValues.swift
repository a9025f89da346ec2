import SwiftUI

enum Theme: String, CaseIterable {
  case light, dark
}

final class Settings: ObservableObject {
  @Published var theme = Theme.light
  @Published var name: String = "light"
}

struct ThemePicker: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Picker("Theme", selection: $settings.theme) {
      Text("Light").tag(Theme.light)
      Text("Dark").tag(Theme.dark.rawValue)  // expect: picker_tag_mismatch
    }
    Picker("Theme", selection: $settings.name) {
      ForEach(Theme.allCases, id: \.self) { theme in
        Text(theme.rawValue).tag(theme)  // expect: picker_tag_mismatch
      }
      ForEach(Theme.allCases, id: \.rawValue) { theme in
        Text(theme.rawValue).tag(theme.rawValue)
      }
    }
  }
}
