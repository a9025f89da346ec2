// `@Environment(Model.self)` has no `$`: `Bindable(model)` reaches the subscript anywhere.
// drive: PlayerList(names: ["Ada", "Grace"]).environment(Board())
import SwiftUI

@Observable
final class Board {
  var scores: [String: Int] = [:]
}

struct PlayerList: View {
  @Environment(Board.self) private var board
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      row(name)
    }
  }

  private func row(_ name: String) -> some View {
    Stepper(name, value: Binding(  // expect: closure_binding_in_foreach
      get: { board.scores[name, default: 0] },
      set: { newScore in board.scores[name] = newScore }
    ))
  }
}
