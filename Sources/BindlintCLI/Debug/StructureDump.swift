import BindlintSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints what the parser sees in Swift files, one fact a line: START, END, KIND and DETAIL between tabs, with UTF-8
/// byte offsets. It is how the parser is compared with others, and how a person looks at its work.
public enum StructureDump {
  /// Prints the facts of each file behind a line `== PATH` (none for a single file). Returns the exit status.
  public static func run(paths: [String]) -> Int32 {
    guard !paths.isEmpty else {
      print("usage: bindlint debug structure FILE...")
      return 2
    }
    let scratch = ParserScratch()
    var status: Int32 = 0
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        print("== \(path)\tunreadable")
        status = 1
        continue
      }
      if paths.count > 1 { print("== \(path)") }
      print(text(of: SourceFile(path: path, bytes: data), scratch: scratch), terminator: "")
    }
    return status
  }

  /// The facts of one file, sorted, a line each.
  public static func text(of source: SourceFile, scratch: ParserScratch? = nil) -> String {
    var dump = StructureWalk(tree: Parser.parse(source, scratch: scratch))
    dump.visit(dump.tree.root)
    var text = ""
    for fact in dump.facts.sorted() { text += "\(fact.start)\t\(fact.end)\t\(fact.kind)\t\(fact.detail)\n" }
    return text
  }
}

private struct StructureFact: Comparable {
  var start: UInt32
  var end: UInt32
  var kind: String
  var detail: String
  static func < (a: StructureFact, b: StructureFact) -> Bool {
    (a.start, b.end, a.kind, a.detail) < (b.start, a.end, b.kind, b.detail)
  }
}

private struct StructureWalk {
  let tree: SyntaxTree
  var facts: [StructureFact] = []

  init(tree: SyntaxTree) { self.tree = tree }

  // MARK: Facts

  private mutating func add(_ range: ByteRange, _ kind: String, _ detail: String = "") {
    facts.append(StructureFact(start: range.start, end: range.end, kind: kind, detail: detail))
  }
  private mutating func add(_ first: TokenID, _ node: NodeID, _ kind: String, _ detail: String = "") {
    add(ByteRange(tree[first].start, tree.range(node).end), kind, detail)
  }

  /// The text of all tokens of a range, without what stands between them.
  private func compact(_ first: TokenID, _ end: TokenID) -> String {
    var text = ""
    var at = first
    while at < end {
      text += tree.text(at)
      at = TokenID(at.index + 1)
    }
    return text
  }
  private func compact(_ node: NodeID) -> String { compact(tree.firstToken(node), tree.endToken(node)) }

  /// The token of the name in a leaf that may begin with a dot or a module and end with argument names.
  private func nameToken(_ leaf: NodeID) -> TokenID {
    var at = tree.firstToken(leaf)
    if tree.text(at) == "." { at = TokenID(at.index + 1) }
    while TokenID(at.index + 1) < tree.endToken(leaf), tree.kind(TokenID(at.index + 1)) == .colonColon {
      at = TokenID(at.index + 2)
    }
    return at
  }
  private mutating func addName(_ leaf: NodeID, _ kind: String) {
    let token = nameToken(leaf)
    guard token < tree.endToken(leaf) else { return }
    let text = tree.text(token)
    add(tree.range(token), kind, tree[token].flags.contains(.isEscaped) ? String(text.dropFirst().dropLast()) : text)
  }
  private func name(_ leaf: NodeID) -> String {
    let text = compact(leaf)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// The keyword that introduces a declaration: the first token behind attributes and modifiers.
  private func introducer(_ declaration: NodeID) -> TokenID {
    var token = tree.firstToken(declaration)
    for child in tree.children(declaration) {
      switch tree.kind(child) {
      case .attribute, .modifier, .ifConfig: token = tree.endToken(child)
      default: return token
      }
    }
    return token
  }

  /// Arguments of attributes inside a type, `@convention(block)`: the tree has no nodes for them.
  private mutating func visitTypeAttributes(_ type: NodeID) {
    var at = tree.firstToken(type)
    let end = tree.endToken(type)
    var isInside = false
    while at < end {
      let token = tree[at]
      if token.kind == .at,
        ["convention", "isolated", "_opaqueReturnTypeOf"].contains(tree.text(TokenID(at.index + 1)))
      {
        isInside = true
        at = TokenID(at.index + 1)
      } else if token.kind == .rightParen {
        isInside = false
      } else if isInside, token.kind == .identifier, tree.kind(TokenID(at.index + 1)) != .colon {
        add(tree.range(at), "ref", tree.text(at))
      } else if isInside, token.kind == .stringLiteral {
        add(tree.range(at), "string")
      }
      at = TokenID(at.index + 1)
    }
  }

  // MARK: The walk

  mutating func visit(_ node: NodeID, isMember: Bool = false) {
    switch tree.kind(node) {
    case .importDecl:
      if let path = tree.child(node, .importPath) { add(introducer(node), node, "import", compact(path)) }
      return
    case .structDecl: visitType(node, "struct")
    case .classDecl: visitType(node, "class")
    case .enumDecl: visitType(node, "enum")
    case .actorDecl: visitType(node, "actor")
    case .protocolDecl: visitType(node, "protocol")
    case .extensionDecl: visitType(node, "extension")
    case .memberBlock:
      for child in tree.children(node) { visit(child, isMember: true) }
      return
    case .functionDecl:
      if let name = tree.child(node, .name) { add(introducer(node), node, "func", self.name(name) + parameters(node)) }
    case .initializerDecl: add(introducer(node), node, "init", parameters(node))
    case .subscriptDecl: add(introducer(node), node, "subscript", parameters(node))
    case .enumCaseElement:
      if let name = tree.child(node, .name) { addName(name, "case") }
    case .variableDecl: return visitVariable(node, isMember: isMember)
    case .ifConfig:
      let clauses = tree.children(node).filter { tree.kind($0) == .ifConfigClause }
      add(tree.firstToken(node), node, "#if", "\(clauses.count)")
      for clause in clauses {
        for child in tree.children(clause) { visit(child, isMember: isMember) }
      }
      return
    case .identifierPattern: addName(node, "bind")
    case .optionalBinding:
      if let pattern = tree.firstChild(node), tree.kind(pattern) == .identifierPattern,
        tree.child(node, .initializerClause) == nil
      {
        addName(pattern, "shorthand")
        return
      }
    case .identifier:
      // SwiftParser has nodes of their own for these two.
      let kind = tree.kind(tree.firstToken(node))
      if kind != .anyKeyword && kind != .superKeyword { addName(node, "ref") }
    case .type: visitTypeAttributes(node)
    case .operatorReference:
      let end =
        tree.flags(node).contains(.hasArgumentNames) ? TokenID(tree.firstToken(node).index + 1) : tree.endToken(node)
      let name = compact(tree.firstToken(node), end)
      let start = tree.range(node).start
      add(ByteRange(start, start + UInt32(name.utf8.count)), "ref", name)
    case .implicitMember: addName(node, "member")
    case .keyPath: return visitKeyPath(node)
    case .closure: visitClosure(node)
    case .stringLiteral: add(tree.range(node), "string")
    case .regexLiteral: add(tree.range(node), "regex")
    case .macroExpansion: return visitMacro(node)
    case .chain:
      visitSuffixes(node, from: tree[tree.firstToken(node)].start)
      return
    default: break
    }
    visitChildren(node)
  }

  private mutating func visitChildren(_ node: NodeID) {
    for child in tree.children(node) { visit(child) }
  }

  private mutating func visitType(_ node: NodeID, _ keyword: String) {
    let named =
      keyword == "extension" ? tree.child(node, .type).map { compact($0) } : tree.child(node, .name).map { name($0) }
    var detail = named ?? ""
    if let clause = tree.child(node, .inheritanceClause) {
      detail += ":" + tree.children(clause).map { compact($0) }.joined(separator: ",")
    }
    add(introducer(node), node, keyword, detail)
  }

  private func parameters(_ node: NodeID) -> String {
    guard let clause = tree.child(node, .parameterClause) else { return "()" }
    var text = "("
    for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
      let first = tree.child(parameter, .label) ?? tree.child(parameter, .name)
      text += (first.map { compact($0) } ?? "") + ":"
    }
    return text + ")"
  }

  private mutating func visitVariable(_ node: NodeID, isMember: Bool) {
    let keyword = tree.text(introducer(node))
    var attributes: [String] = []
    for child in tree.children(node) where tree.kind(child) == .attribute {
      guard let name = tree.child(child, .attributeName) else { continue }
      let end = tree.child(child, .genericArguments).map { tree.endToken($0) } ?? tree.endToken(name)
      attributes.append(compact(tree.firstToken(name), end))
    }
    let suffix = attributes.isEmpty ? "" : " @" + attributes.joined(separator: ",@")
    for child in tree.children(node) {
      guard tree.kind(child) == .patternBinding, let pattern = tree.firstChild(child),
        tree.kind(pattern) == .identifierPattern
      else {
        visit(child)
        continue
      }
      let storage = isComputed(child) ? "computed" : "stored"
      add(tree.range(pattern), keyword, "\(name(pattern)) \(isMember ? "member" : "other") \(storage)\(suffix)")
      for part in tree.children(child) where part != pattern { visit(part) }
    }
  }

  private func isComputed(_ binding: NodeID) -> Bool {
    guard let block = tree.child(binding, .accessorBlock) else { return false }
    if tree.flags(block).contains(.implicitGetter) { return true }
    for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
      guard let name = tree.child(accessor, .accessorName) else { continue }
      if self.name(name) != "willSet" && self.name(name) != "didSet" { return true }
    }
    return false
  }

  private mutating func visitClosure(_ node: NodeID) {
    var names: [String] = []
    if let signature = tree.child(node, .closureSignature) {
      for parameter in tree.children(signature) where tree.kind(parameter) == .closureParameter {
        names.append(tree.child(parameter, .name).map { name($0) } ?? "")
      }
    }
    add(tree.range(node), "closure", names.joined(separator: ","))
  }

  private mutating func visitMacro(_ node: NodeID) {
    guard let name = tree.child(node, .macroName) else { return visitChildren(node) }
    let pound = TokenID(tree.firstToken(name).index - 1)
    add(pound, node, "macro", tree.text(nameToken(name)))
    for child in tree.children(node) {
      if tree.kind(child) == .callSuffix { visitChildren(child) } else { visit(child) }
    }
  }

  /// The children of a chain, or of a clause of `#if` in one, whose first byte is `start`.
  private mutating func visitSuffixes(_ node: NodeID, from start: UInt32) {
    for child in tree.children(node) {
      let end = tree.range(child).end
      switch tree.kind(child) {
      case .memberSuffix: addName(child, "member")
      case .callSuffix:
        add(ByteRange(start, end), "call", "(" + labels(child) + ")" + closures(child))
        visitChildren(child)
      case .indexSuffix:
        add(ByteRange(start, end), "index", "[" + labels(child) + "]")
        visitChildren(child)
      case .ifConfig where child.index > node.index + 1 || tree.kind(node) == .ifConfigClause:
        let clauses = tree.children(child).filter { tree.kind($0) == .ifConfigClause }
        add(tree.range(child), "#if", "\(clauses.count)")
        for clause in clauses {
          guard let first = tree.children(clause).first(where: { tree.kind($0) != .ifConfigCondition }) else {
            continue
          }
          visitSuffixes(clause, from: tree.range(first).start)
        }
      default: visit(child)
      }
    }
  }

  private func labels(_ call: NodeID) -> String {
    var text = ""
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      text += (tree.child(argument, .label).map { compact($0) } ?? "_") + ":"
    }
    return text
  }

  private func closures(_ call: NodeID) -> String {
    guard tree.child(call, .closure) != nil else { return "" }
    var text = "{_:"
    for closure in tree.children(call) where tree.kind(closure) == .labeledClosure {
      text += (tree.child(closure, .label).map { compact($0) } ?? "") + ":"
    }
    return text + "}"
  }

  private mutating func visitKeyPath(_ node: NodeID) {
    add(tree.range(node), "keypath")
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .keyPathMember: addName(child, "key")
      case .indexSuffix, .callSuffix: visitChildren(child)
      default: visit(child)
      }
    }
  }
}
