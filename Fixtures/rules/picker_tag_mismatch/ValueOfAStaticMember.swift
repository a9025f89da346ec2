// `Limits.usual` is what it is declared as, and no `Limits`.
import SwiftUI

enum Limits {
  case soft
  static let usual = 30.0
  static let name: String = "usual"
  static let strict = Limits.soft
}

struct LimitPicker: View {
  @State private var seconds = Limits.usual
  @State private var name = Limits.name
  @State private var limit = Limits.soft
  @State private var other = Limits.strict

  var body: some View {
    Picker("Seconds", selection: $seconds) {
      Text("15").tag(15.0)
      Text("30").tag(30)  // expect: picker_tag_mismatch
    }
    Picker("Name", selection: $name) {
      Text("Usual").tag("usual")
    }
    Picker("Limit", selection: $limit) {
      Text("Soft").tag(Limits.soft)
      Text("Usual").tag(Limits.usual)  // expect: picker_tag_mismatch
    }
    Picker("Other", selection: $other) {
      Text("Soft").tag(Limits.soft)
    }
  }
}
