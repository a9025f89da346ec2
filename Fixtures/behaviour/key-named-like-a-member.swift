// The row's key has the name of a member of the model: `self.` keeps the two apart.
// drive: let desk = Desk()
// drive: DeskList(owners: ["Ada", "Grace"], desk: desk)
// disturb: desk.owner = ["Ada", "Grace", "Linus"][n % 3]
import SwiftUI

@Observable final class Desk {
  var owner = "Ada"
  var keys: [String: Bool] = [:]
}

struct DeskList: View {
  let owners: [String]
  @Bindable var desk: Desk

  var body: some View {
    ForEach(owners, id: \.self) { owner in
      Toggle(owner, isOn: Binding(  // expect: closure_binding_in_foreach
        get: { desk.keys[owner] ?? (desk.owner == owner) },
        set: { newValue in desk.keys[owner] = newValue && desk.owner != owner }
      ))
    }
  }
}
