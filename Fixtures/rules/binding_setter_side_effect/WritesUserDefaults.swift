import Foundation
import SwiftUI

struct Consent: View {
  var body: some View {
    Toggle(
      "Share usage",
      isOn: Binding(
        get: { UserDefaults.standard.bool(forKey: "share") },
        set: { UserDefaults.standard.set($0, forKey: "share") }  // expect: binding_setter_side_effect
      ))
  }
}
