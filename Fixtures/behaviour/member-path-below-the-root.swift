// The storage lies below a value of the model: the subscript stands on the root and keeps the path.
// drive: LayerList(layers: ["a", "b"])
import SwiftUI

struct MapOptions {
  var hidden: Set<String> = []
  var zoom = 1
}

@Observable final class MapModel {
  var options = MapOptions()
}

struct LayerList: View {
  let layers: [String]
  @State private var map = MapModel()

  var body: some View {
    ForEach(layers, id: \.self) { layer in
      Toggle(layer, isOn: Binding(  // expect: closure_binding_in_foreach
        get: { map.options.hidden.contains(layer) == false },
        set: { isShown in
          if isShown { map.options.hidden.remove(layer) } else { map.options.hidden.insert(layer) }
        }
      ))
    }
  }
}
