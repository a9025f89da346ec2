import SwiftUI

struct Frame: View {
  private let width = 10

  var body: some View {
    Text("\(width)")
  }
}
