import Testing

@testable import BindlintCLI

@Suite struct GraphLayoutTests {
  /// Numbers that look drawn by lot and are the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// A tree of views as projects have it, with shared ones, models read from many places, and a few circles.
  private func project(views: Int, lanes: Int, seed: UInt64 = 7) -> LayeredGraph {
    var numbers = Numbers(state: seed)
    var graph = LayeredGraph(laneCount: lanes)
    for _ in 0..<views {
      graph.nodes.append(
        LayeredGraph.Node(
          width: Double(80 + numbers.next(below: 120)), height: 42, lane: numbers.next(below: lanes)))
    }
    for view in 1..<views {
      graph.edges.append(LayeredGraph.Edge(from: max(0, view / 3 - numbers.next(below: 3)), to: view))
      if view % 5 == 0 { graph.edges.append(LayeredGraph.Edge(from: numbers.next(below: views), to: view)) }
    }
    return graph
  }

  private func overlaps(in boxes: [GraphLayout.Box]) -> [String] {
    // Boxes by their left edge: only those of one column can meet.
    let order = boxes.indices.sorted { (boxes[$0].x, boxes[$0].y) < (boxes[$1].x, boxes[$1].y) }
    var found: [String] = []
    for (place, index) in order.enumerated() {
      for other in order[(place + 1)...] {
        if boxes[other].x >= boxes[index].x + boxes[index].width { break }
        let smaller = GraphLayout.Box(
          x: boxes[index].x, y: boxes[index].y, width: boxes[index].width, height: boxes[index].height - 0.01)
        if smaller.overlaps(boxes[other]) { found.append("\(index) and \(other)") }
      }
    }
    return found
  }

  @Test(arguments: [(400, 1), (400, 12), (2000, 1), (2000, 40)]) func largeGraphsKeepEverythingApart(
    _ size: (views: Int, lanes: Int)
  ) {
    let graph = project(views: size.views, lanes: size.lanes)
    let clock = ContinuousClock()
    var layout = GraphLayout(LayeredGraph())
    let time = clock.measure { layout = GraphLayout(graph) }
    #expect(overlaps(in: layout.boxes) == [])
    // Far more than it takes, far less than anything quadratic in a build without optimisation would.
    #expect(time < .seconds(20), "took \(time)")
    for (index, node) in graph.nodes.enumerated() {
      let box = layout.boxes[index]
      let lane = layout.lanes[node.lane]
      #expect(box.width >= node.width && box.height == node.height)
      #expect(box.y >= lane.y && box.y + box.height <= lane.y + lane.height + 0.01, "node \(index) leaves its lane")
      #expect(box.x >= 0 && box.x + box.width <= layout.width + 0.01)
    }
    for (above, below) in zip(layout.lanes, layout.lanes.dropFirst()) { #expect(above.y + above.height <= below.y) }
    for (index, edge) in graph.edges.enumerated() where edge.from != edge.to {
      let route = layout.routes[index]
      let (from, to) = (layout.boxes[edge.from], layout.boxes[edge.to])
      #expect(route.count % 2 == 0)
      #expect(route.first?.y == from.y + from.height / 2 && route.last?.y == to.y + to.height / 2)
      #expect(from.x != to.x, "edge \(index) stays in its column")
    }
  }

  @Test func theSameGraphLooksTheSame() {
    let graph = project(views: 400, lanes: 9)
    let first = GraphLayout(graph)
    let second = GraphLayout(graph)
    #expect(first.boxes == second.boxes)
    #expect(first.routes == second.routes)
  }

  /// Arrows that pass a column cross no box in it.
  @Test func passingArrowsStayClearOfBoxes() {
    let graph = project(views: 120, lanes: 4)
    let layout = GraphLayout(graph)
    for route in layout.routes where route.count > 2 {
      let inner = route[1..<(route.count - 1)]
      for (start, end) in zip(inner, inner.dropFirst()) where start.y == end.y {
        let line = GraphLayout.Box(
          x: min(start.x, end.x), y: start.y - 1, width: abs(end.x - start.x), height: 2)
        #expect(!layout.boxes.contains { $0.overlaps(line) })
      }
    }
  }

  @Test func aTreeNeedsNoCrossing() {
    var graph = LayeredGraph()
    graph.nodes = Array(repeating: LayeredGraph.Node(width: 80, height: 40, lane: 0), count: 15)
    // In an order that would cross without sorting.
    for child in (1..<15).reversed() { graph.edges.append(LayeredGraph.Edge(from: (child - 1) / 2, to: child)) }
    var layers = LayerAssignment(graph)
    layers.layers[2].reverse()
    #expect(LayerOrdering.crossings(layers) > 0)
    LayerOrdering.order(&layers)
    #expect(LayerOrdering.crossings(layers) == 0)
    #expect(layers.layers.map(\.count) == [1, 2, 4, 8])
  }

  @Test func crossingsAreCounted() {
    var graph = LayeredGraph()
    graph.nodes = Array(repeating: LayeredGraph.Node(width: 80, height: 40, lane: 0), count: 6)
    for (from, to) in [(0, 5), (1, 4), (2, 3), (0, 3)] { graph.edges.append(LayeredGraph.Edge(from: from, to: to)) }
    // 0-5 over 1-4, 0-5 over 2-3, 1-4 over 2-3.
    #expect(LayerOrdering.crossings(LayerAssignment(graph)) == 3)
  }

  @Test func circlesAndSelvesAreDrawn() {
    var graph = LayeredGraph()
    graph.nodes = Array(repeating: LayeredGraph.Node(width: 80, height: 40, lane: 0), count: 3)
    graph.edges = [(0, 1), (1, 2), (2, 0), (1, 1)].map { LayeredGraph.Edge(from: $0, to: $1) }
    let layout = GraphLayout(graph)
    #expect(Set(layout.boxes.map(\.x)).count == 3)
    #expect(layout.routes[3] == [])
    // The arrow back leads from the last to the first.
    #expect((layout.routes[2].first?.x ?? 0) > (layout.routes[2].last?.x ?? 0))
    #expect(GraphLayout(LayeredGraph()).boxes == [])
  }

  @Test func looseNodesFillTheColumns() {
    var graph = LayeredGraph()
    graph.nodes = Array(repeating: LayeredGraph.Node(width: 80, height: 40, lane: 0), count: 40)
    let layout = GraphLayout(graph)
    #expect(Set(layout.boxes.map(\.x)).count == 4)
    #expect(layout.height < 12 * 60)
  }
}
