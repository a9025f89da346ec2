import SwiftUI

struct NameRow: View {
  let profile: Profile

  var body: some View {
    TextField("Name", text: Binding(get: { profile.name }, set: { profile.name = $0 }))  // expect: redundant_closure_binding
  }
}
