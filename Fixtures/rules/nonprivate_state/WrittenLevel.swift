// Someone has decided.
import SwiftUI

public struct Dial: View {
  @State internal var angle = 0.0
  @State fileprivate var isTurning = false
  @State public var label = ""

  public var body: some View {
    Slider(value: $angle)
    Button("Turn") { isTurning = true }
    TextField("Label", text: $label)
    Text(isTurning ? "Turning" : "")
  }
}
