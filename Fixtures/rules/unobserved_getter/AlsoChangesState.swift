// The write also changes state, which runs the view again.
import Foundation
import SwiftUI

struct Consent: View {
  @State private var writes = 0

  var body: some View {
    Toggle(
      "Share usage, \(writes) changes",
      isOn: Binding(
        get: { UserDefaults.standard.bool(forKey: "share") },
        set: {
          UserDefaults.standard.set($0, forKey: "share")
          writes += 1
        }
      ))
  }
}
