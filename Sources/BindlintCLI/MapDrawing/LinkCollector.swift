import BindlintAnalysis

/// Makes links from a map's views: one for each pair and kind, with everything that flows along it.
struct LinkCollector {
  private let map: DataFlowMap
  private(set) var links: [MapAtlas.Link] = []
  private var known: [Key: Int] = [:]

  private struct Key: Hashable {
    var from: MapAtlas.Part
    var to: MapAtlas.Part
    var kind: MapDiagram.Edge.Kind
  }

  init(map: DataFlowMap, views: [Int], keys: [String]) {
    self.map = map
    let numbers = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for view in views {
      let node = map.views[view]
      for creation in node.creations { add(creation, by: view) }
      for injection in node.injections {
        guard let model = injection.model else { continue }
        add(.view(view), .model(model), .owns, "environment")
      }
      for input in node.inputs {
        if MapAtlas.isFollowedKey(input), let number = numbers[input.key ?? ""] {
          add(.key(number), .view(view), .environment, input.isRead ? input.name : "\(input.name) (never read)")
        }
        if let model = input.model { add(input, model: model, of: view) }
      }
      for read in node.otherReads { add(.model(read.model), .view(view), .reads, read.property) }
    }
  }

  private mutating func add(
    _ from: MapAtlas.Part, _ to: MapAtlas.Part, _ kind: MapDiagram.Edge.Kind, _ note: String
  ) {
    let key = Key(from: from, to: to, kind: kind)
    if let index = known[key] {
      if !note.isEmpty, !links[index].notes.contains(note) { links[index].notes.append(note) }
      return
    }
    known[key] = links.count
    links.append(MapAtlas.Link(from: from, to: to, kind: kind, notes: note.isEmpty ? [] : [note]))
  }

  private mutating func add(_ creation: Creation, by view: Int) {
    add(.view(view), .view(creation.view), .creates, creation.loop == nil ? "" : "for each row")
    for argument in creation.arguments {
      let inputs = map.views[creation.view].inputs
      let name = argument.input.flatMap { inputs.indices.contains($0) ? inputs[$0].name : nil } ?? argument.label
      if !name.isEmpty { add(.view(view), .view(creation.view), .creates, name) }
    }
  }

  /// An arrow from the view to a model that it keeps, and one back for what makes the view run.
  private mutating func add(_ input: Input, model: Int, of view: Int) {
    if input.kind == .state || input.kind == .stateObject { add(.view(view), .model(model), .owns, input.name) }
    let changes = input.uses.contains { $0.action != .read && !$0.path.isEmpty }
    let kind: MapDiagram.Edge.Kind = changes ? .writes : .reads
    defer {
      // What is bound to or changed without being read by `body`.
      if changes, known[Key(from: .model(model), to: .view(view), kind: .writes)] == nil {
        add(.model(model), .view(view), .changes, input.name)
      }
    }
    for trigger in input.triggers {
      switch trigger {
      case .anyChange: add(.model(model), .view(view), kind, "anything in it")
      case .properties(let reads):
        for read in reads { add(.model(read.model), .view(view), read.model == model ? kind : .reads, read.property) }
      case .newValue, .newClosure, .newInstance, .remade, .read, .declaration, .unknown: break
      }
    }
  }
}
