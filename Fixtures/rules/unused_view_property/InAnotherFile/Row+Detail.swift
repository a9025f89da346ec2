import SwiftUI

extension Row {
  var detail: some View {
    Text(subtitle)
  }
}
