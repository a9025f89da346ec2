// compiles: no - the module is not here
import DesignKit
import SwiftUI

struct Themed: DesignElement {
  @Environment(\.colorScheme) private var scheme

  var name: String { scheme == .dark ? "dark" : "light" }
}
