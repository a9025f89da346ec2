// The protocol's extension reads what it requires.
import SwiftUI

protocol Titled: View {
  var title: String { get }
}

extension Titled {
  var heading: some View { Text(title) }
}

struct Page: Titled {
  let title: String

  var body: some View {
    heading
  }
}
