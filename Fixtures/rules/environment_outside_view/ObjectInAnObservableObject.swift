import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

@MainActor final class AccountModel: ObservableObject {
  @EnvironmentObject var account: Account  // expect: environment_outside_view

  func title() -> String { account.name }
}
