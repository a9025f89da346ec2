/// Boxes and arrows to be laid out in columns, from left to right, with a horizontal lane for each group.
///
/// Layers by longest path, order by barycentres, heights by least squares: the method of Sugiyama, Tagawa and Toda
/// (1981), with lanes added. Everything is linear in boxes, arrows and the columns that arrows pass, but for sorting,
/// and the same for the same graph.
struct LayeredGraph: Sendable {
  struct Node: Sendable {
    var width: Double
    var height: Double
    /// The group that it stands in, from 0.
    var lane: Int
  }

  /// An arrow between two nodes, by number.
  struct Edge: Hashable, Sendable {
    var from: Int
    var to: Int
    /// Arrows of one class that pass columns together share their way: out of one box, or into one.
    var bundle = 0
  }

  var nodes: [Node] = []
  /// An arrow from a node to itself is not drawn.
  var edges: [Edge] = []
  var laneCount = 1
}

/// Where everything of a graph stands, in the units of the nodes' sizes; x grows to the right, y downwards.
struct GraphLayout: Sendable {
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  struct Box: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    func overlaps(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
  }

  /// Space that is kept free.
  struct Spacing: Sendable {
    var betweenRows = 14.0
    var betweenColumns = 72.0
    /// Between an arrow that passes a column and what is above and below it.
    var aroundPassing = 9.0
    var insideLane = 14.0
    var betweenLanes = 14.0
    /// Above the content of a lane, for its name.
    var laneHeader = 24.0
  }

  /// By node: as wide as its column, as high as it asked for.
  var boxes: [Box] = []
  /// By edge: an even number of points, each two with a curve between them, the second and the next with a straight
  /// line. Empty for an arrow from a node to itself.
  var routes: [[Point]] = []
  /// By lane; of no height where nothing is in it.
  var lanes: [Box] = []
  var width = 0.0
  var height = 0.0

  init(_ graph: LayeredGraph, spacing: Spacing = Spacing()) {
    guard !graph.nodes.isEmpty else {
      routes = graph.edges.map { _ in [] }
      lanes = (0..<graph.laneCount).map { _ in Box(x: 0, y: 0, width: 0, height: 0) }
      return
    }
    var layers = LayerAssignment(graph)
    LayerOrdering.order(&layers)
    let placement = LayerPlacement(layers, graph: graph, spacing: spacing)
    boxes = graph.nodes.indices.map { placement.box(of: $0) }
    routes = graph.edges.indices.map { placement.route(of: $0) }
    lanes = placement.lanes
    width = placement.width
    height = placement.height
  }
}
