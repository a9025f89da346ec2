import SwiftUI

final class Services: ObservableObject {
  @Published var title = ""
}

struct WatchView: View {
  let services: Services

  var body: some View {
    Text(services.title)
  }
}
