// `\.locale` belongs to the environment in both places.
import SwiftUI

struct SpanishSample: View {
  @Environment(\.locale) private var locale  // expect: unused_environment

  var body: some View {
    Text("Hola").environment(\.locale, Locale(identifier: "es"))
  }
}
