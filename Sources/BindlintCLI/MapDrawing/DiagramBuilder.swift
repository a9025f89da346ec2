/// Collects boxes and arrows, giving lanes their numbers at the end.
struct DiagramBuilder {
  /// What a box stands for: a part of the map, or a folder by its number.
  enum End: Hashable {
    case part(MapAtlas.Part)
    case unit(Int)
  }

  private let title: String
  private var nodes: [(node: MapDiagram.Node, lane: String)] = []
  private var edges: [MapDiagram.Edge] = []
  private var numbers: [End: Int] = [:]
  private var known: [Key: Int] = [:]
  /// The links that are drawn already.
  private var added: Set<Int> = []

  private struct Key: Hashable {
    var from: Int
    var to: Int
    var kind: MapDiagram.Edge.Kind
  }

  /// A longer hint is not read.
  private static let hintLimit = 12

  init(title: String) { self.title = title }

  mutating func add(_ node: MapDiagram.Node, _ end: End, lane: String) {
    numbers[end] = nodes.count
    nodes.append((node, lane))
  }

  func number(of end: End) -> Int? { numbers[end] }

  /// Adds a link, known by its number, once. Arrows of one kind between two boxes become one.
  mutating func add(_ number: Int, of link: MapAtlas.Link, from: End, to: End) {
    guard let start = numbers[from], let end = numbers[to], start != end, added.insert(number).inserted else { return }
    let key = Key(from: start, to: end, kind: link.kind)
    let note = link.notes.joined(separator: ", ")
    guard let index = known[key] else {
      known[key] = edges.count
      edges.append(MapDiagram.Edge(from: start, to: end, kind: link.kind, note: note))
      return
    }
    edges[index].weight += 1
    if edges[index].weight <= Self.hintLimit {
      edges[index].note += "\n" + note
    } else if edges[index].weight == Self.hintLimit + 1 {
      edges[index].note += "\n…"
    }
  }

  /// Boxes but views of the folder itself with more than `limit` arrows stand in a lane of their own, their arrows
  /// hidden until one of the ends is chosen.
  mutating func quietHubs(over limit: Int, lane: String) {
    var degrees = [Int](repeating: 0, count: nodes.count)
    for edge in edges {
      degrees[edge.from] += 1
      degrees[edge.to] += 1
    }
    func isHub(_ index: Int) -> Bool {
      let node = nodes[index].node
      return degrees[index] > limit && (node.kind != .view || node.isOutside)
    }
    for index in edges.indices where isHub(edges[index].from) || isHub(edges[index].to) { edges[index].isQuiet = true }
    for index in nodes.indices where isHub(index) { nodes[index].lane = lane }
  }

  /// `first` names lanes that stand above the others, where there are such.
  func diagram(first: [String] = []) -> MapDiagram {
    let names = Set(nodes.map(\.lane))
    let others = names.subtracting(first).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lanes = first.filter(names.contains) + others
    let numbers = Dictionary(lanes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var diagram = MapDiagram(title: title, edges: edges, lanes: lanes.isEmpty ? [""] : lanes)
    diagram.nodes = nodes.map { entry in
      var node = entry.node
      node.lane = numbers[entry.lane] ?? 0
      return node
    }
    return diagram
  }
}
