// `@Environment(Model.self)` has no `$`: `Bindable(model)` reaches the subscript anywhere.
// drive: PlayerList(names: ["Ada", "Grace"]).environment(Board())
import SwiftUI

@Observable
final class Board {
  var scores: [String: Int] = [:]

  /// One settable place for a row's binding to reach by key path.
  subscript(scores name: String) -> Int {
    get { self.scores[name, default: 0] }
    set(newScore) { self.scores[name] = newScore }
  }
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
    Stepper(name, value: Bindable(board)[scores: name])
  }
}
