import BindlintAnalysis

/// The map as a graph of views, models and environment keys, for programs that draw.
struct MapGraph {
  private let document: MapDocument
  private var map: DataFlowMap { document.map }

  private struct Node {
    var id: String
    var label: String
    var shape: Shape
  }

  private enum Shape { case view, model, environment }

  private enum Kind { case makes, reads, holds, injects }

  private struct Edge: Hashable {
    var from: String
    var to: String
    var label: String
    var kind: Kind
    var isConditional: Bool
  }

  init(_ document: MapDocument) { self.document = document }

  /// The nodes by group (the folder of the file; empty for keys), and the edges, in the order of the map.
  private func parts() -> (groups: [(name: String, nodes: [Node])], edges: [Edge]) {
    let shown = Set(document.shown)
    var nodes: [(group: String, node: Node)] = []
    var edges: [Edge] = []
    var models: Set<Int> = []
    var keys: [String] = []
    func add(_ edge: Edge) { if !edges.contains(edge) { edges.append(edge) } }
    for number in document.shown {
      let view = map.views[number]
      nodes.append((folder(view.location), Node(id: "v\(number)", label: view.name, shape: .view)))
      for creation in view.creations where shown.contains(creation.view) {
        let passed = creation.arguments.filter { $0.form != .constant }.map { argument in
          argument.input.map { map.views[creation.view].inputs[$0].name } ?? argument.label
        }.filter { !$0.isEmpty }
        add(
          Edge(
            from: "v\(number)", to: "v\(creation.view)", label: passed.joined(separator: ", "), kind: .makes,
            isConditional: creation.isConditional || creation.time != .body))
      }
      for input in view.inputs {
        addModelEdges(of: input, view: number, models: &models, add)
        if input.kind == .environmentKey, let key = input.key {
          if !keys.contains(key) { keys.append(key) }
          add(Edge(from: "e\(key)", to: "v\(number)", label: "", kind: .reads, isConditional: false))
        }
      }
      for read in view.otherReads {
        models.insert(read.model)
        add(
          Edge(
            from: "m\(read.model)", to: "v\(number)", label: read.property, kind: .reads,
            isConditional: read.isConditional))
      }
      for injection in view.injections {
        if let model = injection.model {
          models.insert(model)
          add(Edge(from: "v\(number)", to: "m\(model)", label: "environment", kind: .injects, isConditional: false))
        }
      }
    }
    for model in models.sorted() {
      let node = map.models[model]
      nodes.append((folder(node.location), Node(id: "m\(model)", label: node.name, shape: .model)))
    }
    var groups: [(name: String, nodes: [Node])] = []
    for (group, node) in nodes {
      if let known = groups.firstIndex(where: { $0.name == group }) {
        groups[known].nodes.append(node)
      } else {
        groups.append((group, [node]))
      }
    }
    groups.sort { $0.name < $1.name }
    if !keys.isEmpty {
      groups.append(("", keys.sorted().map { Node(id: "e\($0)", label: "\\.\($0)", shape: .environment) }))
    }
    return (groups, edges)
  }

  private func addModelEdges(of input: Input, view: Int, models: inout Set<Int>, _ add: (Edge) -> Void) {
    var isRead = false
    for trigger in input.triggers {
      if case .anyChange = trigger, let model = input.model {
        models.insert(model)
        isRead = true
        add(Edge(from: "m\(model)", to: "v\(view)", label: "any change", kind: .reads, isConditional: false))
      }
      for read in trigger.properties {
        models.insert(read.model)
        if read.model == input.model { isRead = true }
        add(
          Edge(
            from: "m\(read.model)", to: "v\(view)", label: read.property, kind: .reads,
            isConditional: read.isConditional)
        )
      }
    }
    if let model = input.model, !isRead {
      models.insert(model)
      add(Edge(from: "m\(model)", to: "v\(view)", label: "", kind: .holds, isConditional: false))
    }
  }

  private func folder(_ location: Location) -> String {
    let path = map.paths[location.file.index]
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(path[..<slash])
  }

  // MARK: Graphviz

  /// For Graphviz: `dot -Tsvg`.
  var dot: String {
    let (groups, edges) = parts()
    var buffer = TextBuffer()
    buffer.line("digraph bindlint {")
    buffer.line("  rankdir=LR;")
    buffer.line("  node [fontname=\"Helvetica\", fontsize=11];")
    buffer.line("  edge [fontname=\"Helvetica\", fontsize=9];")
    for (number, group) in groups.enumerated() {
      let isFolder = !group.name.isEmpty
      if isFolder {
        buffer.line("  subgraph cluster_\(number) {")
        buffer.line("    label=\(Self.quoted(group.name));")
      }
      for node in group.nodes {
        buffer.line("    \(Self.quoted(node.id)) [label=\(Self.quoted(node.label)), \(Self.dotShape(node.shape))];")
      }
      if isFolder { buffer.line("  }") }
    }
    for edge in edges {
      var attributes = edge.label.isEmpty ? [] : ["label=\(Self.quoted(edge.label))"]
      attributes += Self.dotStyle(edge)
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      buffer.line("  \(Self.quoted(edge.from)) -> \(Self.quoted(edge.to))\(list);")
    }
    buffer.line("}")
    return buffer.text
  }

  private static func dotShape(_ shape: Shape) -> String {
    switch shape {
    case .view: return "shape=box"
    case .model: return "shape=cylinder"
    case .environment: return "shape=ellipse"
    }
  }

  private static func dotStyle(_ edge: Edge) -> [String] {
    var result: [String] = []
    switch edge.kind {
    case .makes: break
    case .reads: result.append("color=\"#2563eb\"")
    case .holds: result.append("color=\"#9ca3af\"")
    case .injects: result.append("color=\"#16a34a\"")
    }
    if edge.isConditional { result.append("style=dashed") }
    return result
  }

  /// A string of the DOT language: what it gives is the text itself, never a command of it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Mermaid

  /// For Mermaid, as in a Markdown file of GitHub.
  var mermaid: String {
    let (groups, edges) = parts()
    var buffer = TextBuffer()
    buffer.line("flowchart LR")
    var ids: [String: String] = [:]
    for (number, group) in groups.enumerated() {
      let isFolder = !group.name.isEmpty
      if isFolder { buffer.line("  subgraph g\(number)[\(Self.text(group.name))]") }
      for node in group.nodes {
        // Ids are plain: a name could be a word of the language.
        let id = "n\(ids.count)"
        ids[node.id] = id
        switch node.shape {
        case .view: buffer.line("    \(id)[\(Self.text(node.label))]")
        case .model: buffer.line("    \(id)[(\(Self.text(node.label)))]")
        case .environment: buffer.line("    \(id)([\(Self.text(node.label))])")
        }
      }
      if isFolder { buffer.line("  end") }
    }
    for edge in edges {
      guard let from = ids[edge.from], let to = ids[edge.to] else { continue }
      let arrow = edge.isConditional ? "-.->" : edge.kind == .makes ? "-->" : "==>"
      buffer.line("  \(from) \(arrow)\(edge.label.isEmpty ? "" : "|\(Self.text(edge.label))|") \(to)")
    }
    return buffer.text
  }

  /// A quoted text of Mermaid, in which everything that could mean something stands as a character code.
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "_", "-", "/", ":", "(", ")", "$":
        result.unicodeScalars.append(scalar)
      default: result += "#\(scalar.value);"
      }
    }
    return result + "\""
  }
}
