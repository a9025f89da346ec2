// The observer does something when the parent's value changes the copy.
import SwiftUI

struct Meter: View {
  @State private var level = 0 {
    didSet { print("changed") }
  }

  var body: some View {
    Button("More") { level = 1 }
  }
}
