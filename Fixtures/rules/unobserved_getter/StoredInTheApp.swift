import SwiftUI

struct Consent: View {
  @AppStorage("share") private var isShared = false

  var body: some View {
    Toggle("Share usage", isOn: $isShared)
  }
}
