/// Sorts layers so that few arrows cross: again and again each layer by the middle of its neighbours, lanes staying apart.
enum LayerOrdering {
  /// How often the layers are gone through, from left to right and back in turn.
  static let sweeps = 12

  static func order(_ graph: inout LayerAssignment) {
    var best = graph.layers
    var fewest = crossings(graph)
    for sweep in 0..<sweeps where fewest > 0 {
      let toTheRight = sweep % 2 == 0
      let indices = graph.layers.indices
      for layer in toTheRight ? Array(indices.dropFirst()) : Array(indices.dropLast().reversed()) {
        sort(layer, of: &graph, byLeft: toTheRight)
      }
      let count = crossings(graph)
      if count < fewest {
        fewest = count
        best = graph.layers
      }
    }
    graph.layers = best
  }

  private static func sort(_ layer: Int, of graph: inout LayerAssignment, byLeft: Bool) {
    let neighbours = graph.layers[byLeft ? layer - 1 : layer + 1]
    var position = [Int: Double](minimumCapacity: neighbours.count)
    for (index, item) in neighbours.enumerated() { position[item] = Double(index) }
    let items = graph.layers[layer]
    // One without neighbours keeps its place among the others.
    let keys = items.enumerated().map { index, item -> (lane: Int, middle: Double, place: Int) in
      let around = byLeft ? graph.items[item].before : graph.items[item].after
      let middle =
        around.isEmpty
        ? Double(index) / Double(max(1, items.count)) * Double(max(1, neighbours.count))
        : around.reduce(0) { $0 + (position[$1] ?? 0) } / Double(around.count)
      return (graph.items[item].lane, middle, index)
    }
    graph.layers[layer] = keys.sorted { $0 < $1 }.map { items[$0.place] }
  }

  /// How many pairs of arrows cross between layers that follow each other.
  static func crossings(_ graph: LayerAssignment) -> Int {
    var position = [Int](repeating: 0, count: graph.items.count)
    for layer in graph.layers {
      for (index, item) in layer.enumerated() { position[item] = index }
    }
    var result = 0
    for layer in graph.layers.indices.dropLast() {
      // Right ends in the order of the left ends; each pair that is the wrong way round is a crossing, counted in a
      // Fenwick tree.
      var tree = [Int](repeating: 0, count: graph.layers[layer + 1].count + 1)
      var seen = 0
      for item in graph.layers[layer] {
        let ends = graph.items[item].after.map { position[$0] }.sorted()
        for end in ends {
          var notAbove = 0
          var index = end + 1
          while index > 0 {
            notAbove += tree[index]
            index -= index & -index
          }
          result += seen - notAbove
        }
        for end in ends {
          var index = end + 1
          while index < tree.count {
            tree[index] += 1
            index += index & -index
          }
          seen += 1
        }
      }
    }
    return result
  }
}
