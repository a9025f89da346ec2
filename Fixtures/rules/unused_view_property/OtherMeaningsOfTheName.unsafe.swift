// An argument label, a modifier and a member of another value are no reads of the property.
import SwiftUI

struct Theme {
  let opacity: Double
}

struct Faded: View {
  let theme = Theme(opacity: 0.3)

  var body: some View {
    Text("Faded").opacity(theme.opacity)
  }
}
