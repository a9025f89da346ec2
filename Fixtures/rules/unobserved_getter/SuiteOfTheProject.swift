import Foundation
import SwiftUI

struct Consent: View {
  private static let name = "share"
  let suite: UserDefaults

  var body: some View {
    Toggle(
      "Share usage",
      isOn: Binding(
        get: { suite.bool(forKey: Consent.name) },  // expect: unobserved_getter
        set: { UserDefaults.standard.set($0, forKey: Consent.name) }
      ))
  }
}
