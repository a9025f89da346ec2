import SwiftUI

struct TrailSettingsForm: View {
  @Bindable var settings: TrailSettings

  var body: some View {
    Form {
      TextField(
        "Name",
        text: Binding(
          get: { settings.name },
          set: { settings.name = $0 }
        )
      )
      Toggle("Miles", isOn: $settings.usesMiles)
    }
  }
}
