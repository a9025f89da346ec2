// Nothing installs this.
import SwiftUI

struct Defaults {
  @State var text = ""

  init(text: String) {
    self.text = text
  }
}
