import SwiftUI

struct Sound: View {
  @AppStorage("sound") private var isOn = true

  var body: some View {
    Toggle("Sound", isOn: $isOn)
  }
}
