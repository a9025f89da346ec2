import SwiftUI

struct Toolbar: View {
  let title: String

  /// How the person wants to go back.
  @Environment(\.dismiss)
  private var dismiss  // expect: unused_environment

  var body: some View {
    Text(title)
  }
}
