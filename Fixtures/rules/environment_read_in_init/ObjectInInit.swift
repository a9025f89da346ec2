import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

struct AccountView: View {
  @EnvironmentObject private var account: Account
  private var isEmpty = false

  init() {
    isEmpty = account.name.isEmpty  // expect: environment_read_in_init
  }

  var body: some View {
    Text(isEmpty ? "Nobody" : account.name)
  }
}
