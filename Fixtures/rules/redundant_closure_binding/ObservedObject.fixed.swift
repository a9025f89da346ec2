import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

struct AccountName: View {
  @ObservedObject var account: Account

  var body: some View {
    TextField(
      "Name",
      text: $account.name)
  }
}
