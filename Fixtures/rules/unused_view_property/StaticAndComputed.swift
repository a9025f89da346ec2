// Only stored instance properties are part of the view's value.
import SwiftUI

struct Ruler: View {
  static let ticks = 10
  var half: Int { 5 }

  var body: some View {
    Text("Ruler")
  }
}
