import SwiftUI

struct WeightField: View {
  @Binding var weight: Double

  var body: some View {
    TextField("Weight", value: $weight, format: .number)
  }
}
