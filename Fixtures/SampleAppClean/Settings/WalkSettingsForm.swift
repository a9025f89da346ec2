import SwiftUI

struct WalkSettingsForm: View {
  @Bindable var settings: WalkSettings

  var body: some View {
    Form {
      TextField("Name", text: $settings.name)
      Toggle("Miles", isOn: $settings.usesMiles)
    }
  }
}
