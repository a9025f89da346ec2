// Handing an object on is a use of it.
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

struct Gate: View {
  @EnvironmentObject var account: Account

  var body: some View {
    Text("Welcome").environmentObject(account)
  }
}
