import SwiftUI

struct Stamp: View {
  private static let formatter = DateFormatter()
  let date: Date

  var body: some View {
    Text(Self.formatter.string(from: date))
  }
}
