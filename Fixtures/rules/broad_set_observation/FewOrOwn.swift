// A handful of rows, the view's own state, an action, and a key that isn't the row's.
import SwiftUI

enum Layer: CaseIterable {
  case roads, rivers
}

@Observable final class MapModel {
  var visible: Set<Layer> = []
  var titles: [String: String] = [:]
}

struct Legend: View {
  let map: MapModel
  let names: [String]
  @State private var open: Set<String> = []

  var body: some View {
    ForEach(Layer.allCases, id: \.self) { layer in
      Text(map.visible.contains(layer) ? "on" : "off")
    }
    ForEach(names, id: \.self) { name in
      Text(open.contains(name) ? "open" : "closed")
      Text(map.titles["legend"] ?? "")
      Button("Show") { print(map.titles[name] ?? "") }
    }
  }
}
