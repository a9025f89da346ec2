// A plain `let` of an `ObservableObject` has no projection.
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

struct AccountName: View {
  let account: Account

  var body: some View {
    TextField("Name", text: Binding(get: { account.name }, set: { account.name = $0 }))
  }
}
