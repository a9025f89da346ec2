/// Gives ordered layers their coordinates.
///
/// Each item wants to stand at the height of its neighbours. In a column, in a lane, the heights nearest to these
/// wishes that leave enough room between any two are those of an isotonic regression, which pooling adjacent
/// violators finds in one pass; so boxes can't overlap.
struct LayerPlacement {
  private let graph: LayerAssignment
  private let nodes: [LayeredGraph.Node]
  private let spacing: GraphLayout.Spacing
  private(set) var lanes: [GraphLayout.Box] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The middle of each item.
  private var middles: [Double]
  /// By layer: the left edge and the width of its column.
  private var columns: [(x: Double, width: Double)] = []

  private static let sweeps = 10

  init(_ layers: LayerAssignment, graph: LayeredGraph, spacing: GraphLayout.Spacing) {
    self.graph = layers
    nodes = graph.nodes
    self.spacing = spacing
    middles = [Double](repeating: 0, count: layers.items.count)
    placeColumns()
    placeLanes()
    stack()
    for sweep in 0..<Self.sweeps {
      let indices = layers.layers.indices
      for layer in sweep % 2 == 0 ? Array(indices) : indices.reversed() {
        settle(layer, isLast: sweep >= Self.sweeps - 2, byLeft: sweep % 2 == 0)
      }
    }
  }

  private func height(of item: Int) -> Double { graph.items[item].isPassage ? 0 : nodes[item].height }

  /// How far the middles of two items that follow each other must be apart.
  private func distance(_ above: Int, _ below: Int) -> Double {
    let isPassage = graph.items[above].isPassage || graph.items[below].isPassage
    return (height(of: above) + height(of: below)) / 2 + (isPassage ? spacing.aroundPassing : spacing.betweenRows)
  }

  // MARK: - Columns and lanes

  private mutating func placeColumns() {
    var x = spacing.insideLane
    for layer in graph.layers {
      let width = layer.reduce(0) { max($0, graph.items[$1].isPassage ? 0 : nodes[$1].width) }
      columns.append((x, width))
      x += width + spacing.betweenColumns
    }
    width = x - spacing.betweenColumns + spacing.insideLane
  }

  /// The stretches of a layer that lie in one lane.
  private func stretches(of layer: [Int]) -> [(lane: Int, items: ArraySlice<Int>)] {
    var result: [(lane: Int, items: ArraySlice<Int>)] = []
    var start = 0
    for index in layer.indices where index + 1 == layer.count || lane(layer[index + 1]) != lane(layer[index]) {
      result.append((lane(layer[index]), layer[start...index]))
      start = index + 1
    }
    return result
  }

  private func lane(_ item: Int) -> Int { graph.items[item].lane }

  private func span(_ items: ArraySlice<Int>) -> Double {
    guard let first = items.first, let last = items.last else { return 0 }
    return zip(items, items.dropFirst()).reduce((height(of: first) + height(of: last)) / 2) {
      $0 + distance($1.0, $1.1)
    }
  }

  private mutating func placeLanes() {
    var spans = [Double?](repeating: nil, count: graph.laneCount)
    for layer in graph.layers {
      for (lane, items) in stretches(of: layer) { spans[lane] = max(spans[lane] ?? 0, span(items)) }
    }
    var y = 0.0
    for span in spans {
      if let span {
        let height = spacing.laneHeader + span + spacing.insideLane
        lanes.append(GraphLayout.Box(x: 0, y: y, width: width, height: height))
        y += height + spacing.betweenLanes
      } else {
        lanes.append(GraphLayout.Box(x: 0, y: y, width: 0, height: 0))
      }
    }
    height = max(0, y - spacing.betweenLanes)
  }

  // MARK: - Heights

  /// Everything in the middle of its lane to begin with.
  private mutating func stack() {
    for layer in graph.layers {
      for (lane, items) in stretches(of: layer) {
        let box = lanes[lane]
        var y = (box.y + spacing.laneHeader + box.y + box.height - spacing.insideLane - span(items)) / 2
        var previous: Int?
        for item in items {
          y += previous.map { distance($0, item) } ?? height(of: item) / 2
          middles[item] = y
          previous = item
        }
      }
    }
  }

  private mutating func settle(_ layer: Int, isLast: Bool, byLeft: Bool) {
    for (lane, items) in stretches(of: graph.layers[layer]) {
      let box = lanes[lane]
      guard let first = items.first, let last = items.last else { continue }
      var offset = 0.0
      var previous: Int?
      // Blocks of items that touch: the mean of their wishes, and what it weighs.
      var blocks: [(sum: Double, weight: Double, count: Int)] = []
      var offsets: [Double] = []
      for item in items {
        if let previous { offset += distance(previous, item) }
        previous = item
        offsets.append(offset)
        let (wish, weight) = wish(of: item, isLast: isLast, byLeft: byLeft)
        blocks.append(((wish - offset) * weight, weight, 1))
        while blocks.count > 1 {
          let (above, below) = (blocks[blocks.count - 2], blocks[blocks.count - 1])
          if above.sum / above.weight <= below.sum / below.weight { break }
          blocks.removeLast()
          blocks[blocks.count - 1] = (above.sum + below.sum, above.weight + below.weight, above.count + below.count)
        }
      }
      let lowest = box.y + spacing.laneHeader + height(of: first) / 2
      let highest = max(lowest, box.y + box.height - spacing.insideLane - height(of: last) / 2 - offset)
      var index = 0
      for block in blocks {
        let middle = min(max(block.sum / block.weight, lowest), highest)
        for _ in 0..<block.count {
          middles[items[items.startIndex + index]] = middle + offsets[index]
          index += 1
        }
      }
    }
  }

  /// Where an item wants to stand, and how much. Passing arrows weigh more, so that they run straight.
  private func wish(of item: Int, isLast: Bool, byLeft: Bool) -> (middle: Double, weight: Double) {
    let around =
      isLast
      ? graph.items[item].before + graph.items[item].after
      : byLeft ? graph.items[item].before : graph.items[item].after
    if around.isEmpty { return (middles[item], 0.2) }
    let sum = around.reduce(0) { $0 + middles[$1] }
    return (sum / Double(around.count), graph.items[item].isPassage ? 4 : 1)
  }

  // MARK: - Results

  func box(of node: Int) -> GraphLayout.Box {
    let column = columns[graph.items[node].layer]
    let height = nodes[node].height
    return GraphLayout.Box(x: column.x, y: middles[node] - height / 2, width: column.width, height: height)
  }

  /// From the edge's own start to its end.
  func route(of edge: Int) -> [GraphLayout.Point] {
    let chain = graph.chains[edge]
    guard let left = chain.first, let right = chain.last, chain.count > 1 else { return [] }
    let start = box(of: left)
    var points = [GraphLayout.Point(x: start.x + start.width, y: middles[left])]
    for item in chain.dropFirst().dropLast() {
      let column = columns[graph.items[item].layer]
      points.append(GraphLayout.Point(x: column.x, y: middles[item]))
      points.append(GraphLayout.Point(x: column.x + column.width, y: middles[item]))
    }
    points.append(GraphLayout.Point(x: columns[graph.items[right].layer].x, y: middles[right]))
    return graph.isReversed[edge] ? points.reversed() : points
  }
}
