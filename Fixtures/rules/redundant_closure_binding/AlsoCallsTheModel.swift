import SwiftUI

@Observable final class Formula {
  var text = ""
  func rebuild() {}
}

struct FormulaField: View {
  let formula: Formula

  var body: some View {
    TextField(
      "f(x)",
      text: Binding(
        get: { formula.text },
        set: {
          formula.text = $0
          formula.rebuild()
        }
      ))
  }
}
