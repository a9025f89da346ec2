// A method of the project's own has the same name.
import SwiftUI

struct Card: View {
  static func _printChanges() {}

  var body: some View {
    let _ = Self._printChanges()
    Text("card")
  }
}
