/// The nodes of a graph in layers, so that every arrow leads from one layer to the next; where one leads further,
/// points of passage stand in the layers between.
struct LayerAssignment: Sendable {
  /// A node of the graph, or a point of passage.
  struct Item: Sendable {
    var layer: Int
    var lane: Int
    /// Neighbours in the layer before and in the next one.
    var before: [Int] = []
    var after: [Int] = []
    var isPassage = false
  }

  /// First the nodes of the graph, by number, then the points of passage.
  private(set) var items: [Item]
  /// The items of each layer from top to bottom; in the order of the numbers at first, lane by lane.
  var layers: [[Int]] = []
  /// By edge: the items it leads through, from left to right. Empty for an arrow from a node to itself.
  private(set) var chains: [[Int]] = []
  /// By edge: whether it leads from right to left.
  private(set) var isReversed: [Bool]
  let laneCount: Int

  init(_ graph: LayeredGraph) {
    laneCount = graph.laneCount
    isReversed = Self.backward(graph)
    var after: [[Int]] = graph.nodes.map { _ in [] }
    var before = after
    for (index, edge) in graph.edges.enumerated() where edge.from != edge.to {
      let (from, to) = isReversed[index] ? (edge.to, edge.from) : (edge.from, edge.to)
      after[from].append(to)
      before[to].append(from)
    }
    let layerOf = Self.layers(graph, before: before, after: after)
    items = graph.nodes.indices.map { Item(layer: layerOf[$0], lane: graph.nodes[$0].lane) }
    connect(graph)
    layers = Array(repeating: [], count: (items.map(\.layer).max() ?? 0) + 1)
    for index in items.indices { layers[items[index].layer].append(index) }
    for index in layers.indices {
      layers[index].sort { (items[$0].lane, $0) < (items[$1].lane, $1) }
    }
  }

  /// The arrows that close a circle, found by walking depth first: from nodes without arrows to them, then from others.
  private static func backward(_ graph: LayeredGraph) -> [Bool] {
    var result = [Bool](repeating: false, count: graph.edges.count)
    var outgoing: [[Int]] = graph.nodes.map { _ in [] }
    var incoming = [Int](repeating: 0, count: graph.nodes.count)
    for (index, edge) in graph.edges.enumerated() where edge.from != edge.to {
      outgoing[edge.from].append(index)
      incoming[edge.to] += 1
    }
    enum Mark { case unseen, open, done }
    var marks = [Mark](repeating: .unseen, count: graph.nodes.count)
    let roots = graph.nodes.indices.filter { incoming[$0] == 0 } + graph.nodes.indices.filter { incoming[$0] > 0 }
    for root in roots where marks[root] == .unseen {
      var stack = [(node: root, next: 0)]
      marks[root] = .open
      while let (node, next) = stack.last {
        guard next < outgoing[node].count else {
          marks[node] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let edge = outgoing[node][next]
        let target = graph.edges[edge].to
        switch marks[target] {
        case .unseen:
          marks[target] = .open
          stack.append((target, 0))
        case .open: result[edge] = true
        case .done: break
        }
      }
    }
    return result
  }

  /// The longest way to each node; a node that nothing leads to moves up to those it leads to.
  private static func layers(_ graph: LayeredGraph, before: [[Int]], after: [[Int]]) -> [Int] {
    var layer = [Int](repeating: 0, count: graph.nodes.count)
    var waiting = before.map(\.count)
    var ready = graph.nodes.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < ready.count {
      let node = ready[next]
      next += 1
      for target in after[node] {
        layer[target] = max(layer[target], layer[node] + 1)
        waiting[target] -= 1
        if waiting[target] == 0 { ready.append(target) }
      }
    }
    for node in graph.nodes.indices where before[node].isEmpty {
      if let nearest = after[node].map({ layer[$0] }).min() { layer[node] = nearest - 1 }
    }
    spreadLoose(graph, before: before, after: after, &layer)
    return layer
  }

  /// Nodes without any arrow fill the lane's columns one after the other, which else would be one long column.
  private static func spreadLoose(_ graph: LayeredGraph, before: [[Int]], after: [[Int]], _ layer: inout [Int]) {
    let columns = max(4, (layer.max() ?? 0) + 1)
    var used = [[Int]](repeating: [Int](repeating: 0, count: columns), count: graph.laneCount)
    var loose: [Int] = []
    for node in graph.nodes.indices {
      if before[node].isEmpty && after[node].isEmpty {
        loose.append(node)
      } else {
        used[graph.nodes[node].lane][layer[node]] += 1
      }
    }
    for node in loose {
      let lane = graph.nodes[node].lane
      var emptiest = 0
      for column in 1..<columns where used[lane][column] < used[lane][emptiest] { emptiest = column }
      layer[node] = emptiest
      used[lane][emptiest] += 1
    }
  }

  /// Puts points of passage where arrows pass layers. Those of arrows that leave one node, or reach one, are shared
  /// as far as they go the same way: on the side on which more come together.
  private mutating func connect(_ graph: LayeredGraph) {
    struct Place: Hashable {
      var node: Int
      var isRight: Bool
      var layer: Int
      var bundle: Int
    }
    struct Step: Hashable {
      var from: Int
      var to: Int
    }
    var leaving: [Int: Int] = [:]
    var reaching: [Int: Int] = [:]
    func ends(_ index: Int) -> (left: Int, right: Int) {
      let edge = graph.edges[index]
      return isReversed[index] ? (edge.to, edge.from) : (edge.from, edge.to)
    }
    for index in graph.edges.indices where graph.edges[index].from != graph.edges[index].to {
      let (left, right) = ends(index)
      if items[right].layer - items[left].layer > 1 {
        leaving[left, default: 0] += 1
        reaching[right, default: 0] += 1
      }
    }
    var passages: [Place: Int] = [:]
    var steps: Set<Step> = []
    for (index, edge) in graph.edges.enumerated() {
      guard edge.from != edge.to else {
        chains.append([])
        continue
      }
      let (left, right) = ends(index)
      let joinsRight = (reaching[right] ?? 0) > (leaving[left] ?? 0)
      let owner = joinsRight ? right : left
      var chain = [left]
      for layer in items[left].layer + 1..<max(items[right].layer, items[left].layer + 1) {
        let place = Place(node: owner, isRight: joinsRight, layer: layer, bundle: edge.bundle)
        if let known = passages[place] {
          chain.append(known)
          continue
        }
        passages[place] = items.count
        chain.append(items.count)
        items.append(Item(layer: layer, lane: items[owner].lane, isPassage: true))
      }
      chain.append(right)
      for (a, b) in zip(chain, chain.dropFirst()) where steps.insert(Step(from: a, to: b)).inserted {
        items[a].after.append(b)
        items[b].before.append(a)
      }
      chains.append(chain)
    }
  }
}
