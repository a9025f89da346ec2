// An object behind a static property may be observable.
import SwiftUI

@MainActor @Observable final class Settings {
  static let shared = Settings()
  var isLoud = false
}

struct LoudSwitch: View {
  var body: some View {
    Toggle("Loud", isOn: Binding(get: { Settings.shared.isLoud }, set: { Settings.shared.isLoud = $0 ? true : false }))
  }
}
