// The first object is dead weight that follows every change; the second is used in a modifier's argument.
import SwiftUI

final class Tabs: ObservableObject {
  @Published var selected = 0
}

final class Chrome: ObservableObject {
  @Published var isHidden = false
}

struct Card: View {
  @EnvironmentObject var chrome: Chrome

  var body: some View {
    Text("Card").opacity(chrome.isHidden ? 0 : 1)
  }
}
