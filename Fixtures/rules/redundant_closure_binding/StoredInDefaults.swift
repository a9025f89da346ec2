import SwiftUI

struct Sound: View {
  @AppStorage("sound") private var isOn = true

  var body: some View {
    Toggle("Sound", isOn: Binding { isOn } set: { isOn = $0 })  // expect: redundant_closure_binding
  }
}
