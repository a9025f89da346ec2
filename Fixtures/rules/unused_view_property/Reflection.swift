// Reflection over `self` reads everything.
import SwiftUI

struct Inspector: View {
  let width: Int
  let height: Int

  var body: some View {
    Text("\(Mirror(reflecting: self).children.count)")
  }
}
