import BindlintAnalysis

/// The data flow of a project as parts that can be drawn: what leads to what, and which folder each thing stands in.
struct MapAtlas {
  /// Something that a picture shows, by its number in the map.
  enum Part: Hashable, Comparable {
    case view(Int)
    case model(Int)
    /// A value of the environment, by its number in `keys`.
    case key(Int)

    private var rank: (Int, Int) {
      switch self {
      case .view(let index): (0, index)
      case .model(let index): (1, index)
      case .key(let index): (2, index)
      }
    }

    static func < (a: Part, b: Part) -> Bool { a.rank < b.rank }

    var anchor: String {
      switch self {
      case .view(let index): "view-\(index + 1)"
      case .model(let index): "model-\(index + 1)"
      case .key(let index): "environment-\(index + 1)"
      }
    }
  }

  struct Link {
    var from: Part
    var to: Part
    var kind: MapDiagram.Edge.Kind
    /// What is passed or read, each once, in the order of the map.
    var notes: [String]
  }

  /// Views of one folder, few enough for a picture.
  struct Unit {
    /// Relative to the project's root; empty for the root.
    var folder: String
    var views: [Int]

    func anchor(_ number: Int) -> String { "folder-\(number + 1)" }
  }

  let map: DataFlowMap
  /// The views that are drawn.
  let views: [Int]
  /// Values of the environment that views follow, by name.
  let keys: [String]
  let links: [Link]
  /// By part, the links that begin or end there, by number.
  let linksOf: [Part: [Int]]
  let units: [Unit]
  /// By view, the number of its unit.
  let unitOf: [Int: Int]
  /// By view and by model: the findings in them, as numbers into the result's list.
  let findings: [Part: [Int]]

  /// More views than these in a folder are drawn by the folders in it.
  static let unitLimit = 40

  /// - Parameter shown: The views to draw; those of reported files if not given.
  init(_ map: DataFlowMap, shown: [Int]? = nil, result: LintResult? = nil) {
    self.map = map
    views = shown ?? map.views.indices.filter { map.views[$0].isReported }
    var keys: Set<String> = []
    for view in views {
      for input in map.views[view].inputs where Self.isFollowedKey(input) { keys.insert(input.key ?? "") }
    }
    self.keys = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    links = LinkCollector(map: map, views: views, keys: self.keys).links
    var linksOf: [Part: [Int]] = [:]
    for (index, link) in links.enumerated() {
      linksOf[link.from, default: []].append(index)
      if link.to != link.from { linksOf[link.to, default: []].append(index) }
    }
    self.linksOf = linksOf
    var units: [Unit] = []
    Self.split(views, below: "", of: map, into: &units)
    self.units = units.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
    var unitOf: [Int: Int] = [:]
    for (number, unit) in self.units.enumerated() { for view in unit.views { unitOf[view] = number } }
    self.unitOf = unitOf
    findings = result.map { Self.findings(of: $0, in: map) } ?? [:]
  }

  /// Models that some link leads to or from.
  var models: [Int] {
    map.models.indices.filter { linksOf[.model($0)] != nil }
  }

  static func isFollowedKey(_ input: Input) -> Bool {
    input.kind == .environmentKey && input.key != nil && !input.triggers.isEmpty
  }

  func path(of part: Part) -> String? {
    switch part {
    case .view(let index): map.paths[map.views[index].location.file.index]
    case .model(let index): map.paths[map.models[index].location.file.index]
    case .key: nil
    }
  }

  func title(of part: Part) -> String {
    switch part {
    case .view(let index): map.views[index].name
    case .model(let index): map.models[index].name
    case .key(let index): keys[index]
    }
  }

  /// The views that a part leads to or comes from by links of a kind, each once, in order.
  func views(linkedTo part: Part, by kinds: Set<MapDiagram.Edge.Kind>) -> [Int] {
    var found: Set<Int> = []
    for index in linksOf[part] ?? [] where kinds.contains(links[index].kind) {
      for end in [links[index].from, links[index].to] where end != part {
        if case .view(let view) = end { found.insert(view) }
      }
    }
    return found.sorted()
  }

  // MARK: - Folders

  /// Halves what is too much for a picture along the folders. Folders with hardly a view stay with the one around them.
  private static func split(_ views: [Int], below folder: String, of map: DataFlowMap, into units: inout [Unit]) {
    if views.isEmpty { return }
    func path(_ view: Int) -> String { map.paths[map.views[view].location.file.index] }
    var rest: [Int] = []
    var inside: [String: [Int]] = [:]
    for view in views {
      let below = folder.isEmpty ? path(view)[...] : path(view).dropFirst(folder.count + 1)
      if let slash = below.firstIndex(of: "/") {
        inside[String(below[..<slash]), default: []].append(view)
      } else {
        rest.append(view)
      }
    }
    func child(_ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
    // The deepest folder that holds everything gives the name.
    if rest.isEmpty, inside.count == 1, let only = inside.first {
      return split(only.value, below: child(only.key), of: map, into: &units)
    }
    if views.count <= unitLimit || inside.isEmpty {
      units.append(Unit(folder: folder, views: views))
      return
    }
    for (name, views) in inside.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if views.count < 4 { rest += views } else { split(views, below: child(name), of: map, into: &units) }
    }
    if !rest.isEmpty { units.append(Unit(folder: folder, views: rest.sorted())) }
  }

  // MARK: - Findings

  /// Findings say in which declaration they are: `Card.theme` is in `Card`, one in another type of that name is not.
  private static func findings(of result: LintResult, in map: DataFlowMap) -> [Part: [Int]] {
    var named: [String: [Part]] = [:]
    for (index, view) in map.views.enumerated() { named[view.name, default: []].append(.view(index)) }
    for (index, model) in map.models.enumerated() { named[model.name, default: []].append(.model(index)) }
    var found: [Part: [Int]] = [:]
    for (number, finding) in result.findings.enumerated() {
      let path = result.path(finding.diagnostic.location.file)
      var name = finding.diagnostic.symbol
      while !name.isEmpty {
        if let parts = named[name] {
          func isHere(_ part: Part) -> Bool {
            switch part {
            case .view(let index): map.paths[map.views[index].location.file.index] == path
            case .model(let index): map.paths[map.models[index].location.file.index] == path
            case .key: false
            }
          }
          if let part = parts.first(where: isHere) ?? (parts.count == 1 ? parts[0] : nil) {
            found[part, default: []].append(number)
          }
          break
        }
        guard let dot = name.lastIndex(of: ".") else { break }
        name = String(name[..<dot])
      }
    }
    return found
  }
}
