// `if let badge` without a value reads the property.
import SwiftUI

struct Avatar: View {
  let badge: String?

  var body: some View {
    if let badge {
      Text(badge)
    }
  }
}
