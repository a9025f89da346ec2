// An interpolation is an expression like any other.
import SwiftUI

struct Gauge: View {
  let level: Double
  let updated: Int

  var body: some View {
    Text("\(Int(level * 100)) %, reading \(updated)")
  }
}
