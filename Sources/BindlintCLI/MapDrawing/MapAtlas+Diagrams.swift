import BindlintAnalysis

extension MapAtlas {
  private static let environmentLane = "Environment"
  private static let elsewhereLane = "Elsewhere"

  /// Everything in one picture, where there is no more than fits; else the folders.
  var wholeDiagram: MapDiagram { units.count > 1 ? overview : unitDiagram(0) }

  // MARK: - A folder

  /// The views of a folder with what makes them run; other folders collapsed to a box each.
  func unitDiagram(_ number: Int) -> MapDiagram {
    guard units.indices.contains(number) else { return MapDiagram(title: "Data flow") }
    let unit = units[number]
    var parts: Set<Part> = Set(unit.views.map { .view($0) })
    var otherUnits: Set<Int> = []
    var strangers: Set<Int> = []
    for view in unit.views {
      for index in linksOf[.view(view)] ?? [] {
        for end in [links[index].from, links[index].to] {
          switch end {
          case .model, .key: parts.insert(end)
          case .view(let other):
            if let otherUnit = unitOf[other] {
              if otherUnit != number { otherUnits.insert(otherUnit) }
            } else {
              strangers.insert(other)
            }
          }
        }
      }
    }
    for view in strangers { parts.insert(.view(view)) }

    var builder = DiagramBuilder(title: "Data flow of \(FolderTree.title(unit.folder))")
    let inside = Set(unit.views)
    for part in parts.sorted() {
      let path = path(of: part)
      let folder = path.map(FolderTree.folder(of:))
      let isInside: Bool
      if case .view(let view) = part {
        isInside = inside.contains(view)
      } else {
        isInside = folder.map { $0 == unit.folder || unit.folder.isEmpty || $0.hasPrefix(unit.folder + "/") } ?? true
      }
      let lane = folder.map { isInside ? laneName($0, in: unit) : Self.elsewhereLane } ?? Self.environmentLane
      builder.add(node(part, isOutside: !isInside), part: part, lane: lane)
    }
    for other in otherUnits.sorted() { builder.add(folderNode(other), unit: other, lane: Self.elsewhereLane) }
    for link in links { add(link, to: &builder, unit: number) }
    return builder.diagram(first: Self.environmentLane, last: Self.elsewhereLane)
  }

  private func laneName(_ folder: String, in unit: Unit) -> String {
    if folder == unit.folder { return FolderTree.title(String(folder.split(separator: "/").last ?? "")) }
    return unit.folder.isEmpty ? folder : String(folder.dropFirst(unit.folder.count + 1))
  }

  /// An end that lies in another folder's picture is that folder.
  private func add(_ link: Link, to builder: inout DiagramBuilder, unit: Int) {
    func end(_ part: Part) -> Int? {
      if let node = builder.number(of: part) { return node }
      guard case .view(let view) = part, let other = unitOf[view], other != unit else { return nil }
      return builder.number(ofUnit: other)
    }
    // Of two ends elsewhere nothing is told here.
    func isHere(_ part: Part) -> Bool {
      if case .view(let view) = part { return unitOf[view] == unit }
      return false
    }
    guard isHere(link.from) || isHere(link.to), let from = end(link.from), let to = end(link.to) else { return }
    builder.add(from, to, link)
  }

  // MARK: - All folders

  /// A box for each folder; an arrow stands for all between two of them.
  var overview: MapDiagram {
    var builder = DiagramBuilder(title: "Data flow between folders")
    for unit in units.indices { builder.add(folderNode(unit), unit: unit, lane: "") }
    for link in links {
      guard let from = unit(of: link.from), let to = unit(of: link.to), from != to,
        let start = builder.number(ofUnit: from), let end = builder.number(ofUnit: to)
      else { continue }
      var link = link
      let names = "\(title(of: link.from)) → \(title(of: link.to))"
      link.notes = [names]
      builder.add(start, end, link)
    }
    return builder.diagram(first: "", last: "")
  }

  private func unit(of part: Part) -> Int? {
    switch part {
    case .view(let index): return unitOf[index]
    case .key: return nil
    case .model:
      guard let path = path(of: part) else { return nil }
      let folder = FolderTree.folder(of: path)
      // The folder itself, else the nearest around it.
      let around = units.indices.filter {
        units[$0].folder == folder || folder.hasPrefix(units[$0].folder + "/") || units[$0].folder.isEmpty
      }
      return around.max { units[$0].folder.count < units[$1].folder.count }
    }
  }

  // MARK: - A view's neighbourhood

  /// More makers than these of one view are not drawn one by one.
  static let neighbourLimit = 12

  /// A part with everything that an arrow connects it with.
  func neighbourhood(of part: Part) -> MapDiagram {
    var builder = DiagramBuilder(title: "Data flow around \(title(of: part))")
    var focus = node(part, isOutside: false)
    focus.isFocus = true
    builder.add(focus, part: part, lane: "")
    let around = (linksOf[part] ?? []).map { links[$0] }
    var taken: [Bool: Int] = [:]
    for link in around {
      let isIncoming = link.to == part
      let other = isIncoming ? link.from : link.to
      if builder.number(of: other) == nil {
        taken[isIncoming, default: 0] += 1
        if taken[isIncoming, default: 0] > Self.neighbourLimit { continue }
        builder.add(node(other, isOutside: false), part: other, lane: "")
      }
      if let from = builder.number(of: link.from), let to = builder.number(of: link.to) { builder.add(from, to, link) }
    }
    for (isIncoming, count) in taken.sorted(by: { $0.key && !$1.key }) where count > Self.neighbourLimit {
      let left = count - Self.neighbourLimit
      let more = builder.add(
        MapDiagram.Node(
          kind: .folder, anchor: part.anchor, title: "\(left) more", note: "listed with \(title(of: part))", lane: 0,
          isOutside: true), lane: "")
      let focus = builder.number(of: part) ?? 0
      let link = Link(from: part, to: part, kind: .creates, notes: [])
      if isIncoming { builder.add(more, focus, link) } else { builder.add(focus, more, link) }
    }
    return builder.diagram(first: "", last: "")
  }

  // MARK: - Boxes

  private func node(_ part: Part, isOutside: Bool) -> MapDiagram.Node {
    let kind: MapDiagram.Node.Kind
    let note: String
    switch part {
    case .view(let index):
      kind = .view
      let view = map.views[index]
      let unread = view.inputs.filter { !$0.isRead && !$0.triggers.isEmpty }.count
      let kindNote = view.kind == .view ? "" : KindText.of(view.kind) + ", "
      note = kindNote + Counted.of(view.inputs.count, "input") + (unread > 0 ? ", \(unread) never read" : "")
    case .model(let index):
      kind = .model
      note = KindText.of(map.models[index].kind)
    case .key:
      kind = .environment
      note = ""
    }
    return MapDiagram.Node(
      kind: kind, anchor: part.anchor, title: title(of: part), note: note, lane: 0,
      findings: findings[part]?.count ?? 0, isOutside: isOutside)
  }

  private func folderNode(_ number: Int) -> MapDiagram.Node {
    let unit = units[number]
    let name = unit.folder.split(separator: "/").suffix(2).joined(separator: "/")
    return MapDiagram.Node(
      kind: .folder, anchor: unit.anchor(number), title: FolderTree.title(name),
      note: Counted.of(unit.views.count, "view"), lane: 0,
      findings: unit.views.reduce(0) { $0 + (findings[.view($1)]?.count ?? 0) })
  }
}

/// Collects boxes and arrows, giving lanes their numbers at the end.
private struct DiagramBuilder {
  private let title: String
  private var nodes: [(node: MapDiagram.Node, lane: String)] = []
  private var edges: [MapDiagram.Edge] = []
  private var parts: [MapAtlas.Part: Int] = [:]
  private var units: [Int: Int] = [:]
  private var known: [Key: Int] = [:]

  private struct Key: Hashable {
    var from: Int
    var to: Int
    var kind: MapDiagram.Edge.Kind
  }

  init(title: String) { self.title = title }

  @discardableResult
  mutating func add(_ node: MapDiagram.Node, part: MapAtlas.Part? = nil, unit: Int? = nil, lane: String) -> Int {
    if let part { parts[part] = nodes.count }
    if let unit { units[unit] = nodes.count }
    nodes.append((node, lane))
    return nodes.count - 1
  }

  func number(of part: MapAtlas.Part) -> Int? { parts[part] }
  func number(ofUnit unit: Int) -> Int? { units[unit] }

  /// Arrows of one kind between two boxes become one.
  mutating func add(_ from: Int, _ to: Int, _ link: MapAtlas.Link) {
    if from == to { return }
    let key = Key(from: from, to: to, kind: link.kind)
    if let index = known[key] {
      edges[index].weight += 1
      // A hint of a few lines is read, a long one is not.
      if edges[index].weight <= 12 {
        edges[index].note += "\n" + link.notes.joined(separator: ", ")
      } else if edges[index].weight == 13 {
        edges[index].note += "\n…"
      }
      return
    }
    known[key] = edges.count
    edges.append(
      MapDiagram.Edge(from: from, to: to, kind: link.kind, note: link.notes.joined(separator: ", ")))
  }

  func diagram(first: String, last: String) -> MapDiagram {
    let names = Set(nodes.map(\.lane))
    let middle = names.subtracting([first, last]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lanes = (names.contains(first) ? [first] : []) + middle + (names.contains(last) && last != first ? [last] : [])
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
