import Foundation
import SwiftUI

struct Consent: View {
  var body: some View {
    Toggle(
      "Share usage",
      isOn: Binding(
        get: { UserDefaults.standard.bool(forKey: "share") },  // expect: unobserved_getter
        set: { UserDefaults.standard.set($0, forKey: "share") }
      ))
  }
}
