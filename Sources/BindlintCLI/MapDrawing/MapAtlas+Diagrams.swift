import BindlintAnalysis

extension MapAtlas {
  /// More arrows than these at a model, at a value of the environment or at another folder hide everything else.
  static let hubLimit = 5
  /// With more folders than these in a picture lanes are mostly empty.
  static let laneLimit = 6
  static let hubLane = "Used by many here (choose one to see its arrows)"

  /// Everything in one picture, where there is no more than fits; else the folders.
  var wholeDiagram: MapDiagram { units.count > 1 ? overview : unitDiagram(0) }

  // MARK: - A folder

  /// The views of a folder with what makes them run; other folders collapsed to a box each.
  func unitDiagram(_ number: Int) -> MapDiagram {
    guard units.indices.contains(number) else { return MapDiagram(title: "Data flow") }
    let unit = units[number]
    var builder = DiagramBuilder(title: "Data flow of \(FolderTree.title(unit.folder))")
    let hasLanes = Set(unit.views.map { laneName(of: .view($0), in: unit) }).count <= Self.laneLimit
    func lane(_ view: Int) -> String { hasLanes ? laneName(of: .view(view), in: unit) : "" }
    for view in unit.views { builder.add(node(.view(view), isOutside: false), .part(.view(view)), lane: lane(view)) }
    for view in unit.views {
      for index in linksOf[.view(view)] ?? [] {
        let link = links[index]
        let other = link.from == .view(view) ? link.to : link.from
        let end = end(other, in: number)
        if builder.number(of: end) == nil {
          // What has no folder here stands beside the first that it leads to.
          let isHere = hasLanes && isInside(other, unit)
          builder.add(node(end, in: unit), end, lane: isHere ? laneName(of: other, in: unit) : lane(view))
        }
        builder.add(index, of: link, from: self.end(link.from, in: number), to: self.end(link.to, in: number))
      }
    }
    builder.quietHubs(over: Self.hubLimit, lane: Self.hubLane)
    return builder.diagram(first: [Self.hubLane, ownLane(of: unit, hasLanes)])
  }

  private func ownLane(of unit: Unit, _ hasLanes: Bool) -> String {
    hasLanes ? FolderTree.title(String(unit.folder.split(separator: "/").last ?? "")) : ""
  }

  /// The folder directly below the unit's.
  private func laneName(of part: Part, in unit: Unit) -> String {
    let folder = FolderTree.folder(of: path(of: part) ?? "")
    if folder == unit.folder { return ownLane(of: unit, true) }
    let below = unit.folder.isEmpty ? folder[...] : folder.dropFirst(unit.folder.count + 1)
    return String(below.prefix { $0 != "/" })
  }

  /// A view of another folder's picture is that folder.
  private func end(_ part: Part, in unit: Int) -> DiagramBuilder.End {
    if case .view(let view) = part, let other = unitOf[view], other != unit { return .unit(other) }
    return .part(part)
  }

  private func node(_ end: DiagramBuilder.End, in unit: Unit) -> MapDiagram.Node {
    switch end {
    case .unit(let other): return folderNode(other)
    case .part(let part):
      if case .key = part { return node(part, isOutside: false) }
      return node(part, isOutside: !isInside(part, unit))
    }
  }

  /// Whether it is a model of the unit's folder, which need not have a view beside it.
  private func isInside(_ part: Part, _ unit: Unit) -> Bool {
    guard case .model = part, let path = path(of: part) else { return false }
    return unit.folder.isEmpty || path.hasPrefix(unit.folder + "/")
  }

  // MARK: - All folders

  /// A box for each folder; an arrow stands for all between two of them. Models that views of another folder use count
  /// where no view of one makes one of the other.
  var overview: MapDiagram {
    var builder = DiagramBuilder(title: "Data flow between folders")
    for unit in units.indices { builder.add(folderNode(unit), .unit(unit), lane: "") }
    struct Pair: Hashable {
      var a: Int
      var b: Int
    }
    var made: Set<Pair> = []
    for isMaking in [true, false] {
      for (index, link) in links.enumerated() where (link.kind == .creates) == isMaking {
        guard let from = unit(of: link.from), let to = unit(of: link.to), from != to else { continue }
        let pair = Pair(a: min(from, to), b: max(from, to))
        if isMaking { made.insert(pair) } else if made.contains(pair) { continue }
        var link = link
        link.notes = ["\(title(of: link.from)) → \(title(of: link.to))"]
        if !isMaking, link.kind != .owns { link.kind = .reads }
        builder.add(index, of: link, from: .unit(from), to: .unit(to))
      }
    }
    return builder.diagram()
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
    builder.add(focus, .part(part), lane: "")
    var taken: [Bool: Int] = [:]
    for index in linksOf[part] ?? [] {
      let link = links[index]
      let isIncoming = link.to == part
      let other = isIncoming ? link.from : link.to
      if builder.number(of: .part(other)) == nil {
        taken[isIncoming, default: 0] += 1
        if taken[isIncoming, default: 0] > Self.neighbourLimit { continue }
        builder.add(node(other, isOutside: false), .part(other), lane: "")
      }
      builder.add(index, of: link, from: .part(link.from), to: .part(link.to))
    }
    for isIncoming in [true, false] {
      let left = (taken[isIncoming] ?? 0) - Self.neighbourLimit
      if left <= 0 { continue }
      // Units are numbered from 0: no folder has this number.
      let more = DiagramBuilder.End.unit(isIncoming ? -1 : -2)
      builder.add(
        MapDiagram.Node(
          kind: .folder, anchor: part.anchor, title: "\(left) more", note: "all are listed above", lane: 0,
          isOutside: true), more, lane: "")
      let link = Link(from: part, to: part, kind: .creates, notes: [])
      builder.add(
        isIncoming ? -1 : -2, of: link, from: isIncoming ? more : .part(part), to: isIncoming ? .part(part) : more)
    }
    return builder.diagram()
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
      let kindNote = view.kind == .view ? "" : MapWords.kind(of: view) + ", "
      note = kindNote + Counted.of(view.inputs.count, "input") + (unread > 0 ? ", \(unread) never read" : "")
    case .model(let index):
      kind = .model
      switch map.models[index].kind {
      case .observable: note = "@Observable"
      case .observableObject: note = "ObservableObject"
      case .plainClass: note = "class, not followed"
      }
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
