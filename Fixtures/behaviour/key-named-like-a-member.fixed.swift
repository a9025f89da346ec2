// The row's key has the name of a member of the model: `self.` keeps the two apart.
// drive: let desk = Desk()
// drive: DeskList(owners: ["Ada", "Grace"], desk: desk)
// disturb: desk.owner = ["Ada", "Grace", "Linus"][n % 3]
import SwiftUI

@Observable final class Desk {
  var owner = "Ada"
  var keys: [String: Bool] = [:]

  /// One settable place for a row's binding to reach by key path.
  subscript(keys owner: String) -> Bool {
    get { self.keys[owner] ?? (self.owner == owner) }
    set { self.keys[owner] = newValue && self.owner != owner }
  }
}

struct DeskList: View {
  let owners: [String]
  @Bindable var desk: Desk

  var body: some View {
    ForEach(owners, id: \.self) { owner in
      Toggle(owner, isOn: $desk[keys: owner])
    }
  }
}
