// The storage lies below a value of the model: the subscript stands on the root and keeps the path.
// drive: LayerList(layers: ["a", "b"])
import SwiftUI

struct MapOptions {
  var hidden: Set<String> = []
  var zoom = 1
}

@Observable final class MapModel {
  var options = MapOptions()

  /// One settable place for a row's binding to reach by key path.
  subscript(hidden layer: String) -> Bool {
    get { self.options.hidden.contains(layer) == false }
    set(isShown) {
      if isShown { self.options.hidden.remove(layer) } else { self.options.hidden.insert(layer) }
    }
  }
}

struct LayerList: View {
  let layers: [String]
  @State private var map = MapModel()

  var body: some View {
    ForEach(layers, id: \.self) { layer in
      Toggle(layer, isOn: $map[hidden: layer])
    }
  }
}
