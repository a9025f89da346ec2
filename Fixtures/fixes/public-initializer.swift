// Other modules may call a public initializer: its parameter stays.
// refusal: its initializer is public: other modules may hand it over
import SwiftUI

public struct Meter: View {
  private let value: Double
  private let unit: String

  public init(value: Double, unit: String) {
    self.value = value
    self.unit = unit
  }

  public var body: some View {
    Text("\(value)")
  }
}
