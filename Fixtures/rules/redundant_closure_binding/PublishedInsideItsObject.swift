// There `$name` is a publisher.
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""

  var nameBinding: Binding<String> {
    Binding(get: { self.name }, set: { self.name = $0 })
  }
}
