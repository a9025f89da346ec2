import BindlintSyntax

/// Collects the reads, writes and calls of a closure's body, a function's body or an expression.
struct AccessCollector {
  let syntax: FileSyntax
  let file: IndexedFile
  let index: ProjectIndex
  /// The group of the type around, whose members unbound names are.
  let group: Int?
  /// Locals declared in here are resolved through their initial values.
  let region: NodeID
  var summary = AccessSummary()
  private var isAsync = false
  private var expanding: Set<Int> = []

  init(syntax: FileSyntax, file: IndexedFile, index: ProjectIndex, group: Int?, region: NodeID) {
    self.syntax = syntax
    self.file = file
    self.index = index
    self.group = group
    self.region = region
  }

  private var tree: SyntaxTree { syntax.tree }
  private var names: NameTable { syntax.tree.names }

  static let mutatingMethods: Set<String> = [
    "insert", "remove", "append", "removeAll", "toggle", "formUnion", "subtract", "update", "removeValue",
    "removeFirst",
    "removeLast", "popLast", "formIntersection", "formSymmetricDifference", "swapAt", "move", "sort", "reverse",
    "merge",
    "updateValue", "removeSubrange", "replaceSubrange",
  ]

  /// Methods that only look at a collection or value.
  static let queries: Set<String> = [
    "contains", "first", "last", "filter", "map", "compactMap", "flatMap", "firstIndex", "lastIndex", "index",
    "allSatisfy",
    "sorted", "min", "max", "reduce", "isSuperset", "isSubset", "isDisjoint", "hasPrefix", "hasSuffix", "prefix",
    "suffix",
    "dropFirst", "dropLast", "joined", "contains", "intersection", "union", "subtracting", "enumerated", "reversed",
    "count",
    "elementsEqual", "starts", "distance", "components", "advanced", "rounded", "lowercased", "uppercased",
    "trimmingCharacters",
    "replacingOccurrences", "split",
  ]

  /// Visits the statements of a closure or block, or a single expression.
  mutating func collect(_ node: NodeID) {
    visit(node)
  }

  private mutating func visit(_ node: NodeID) {
    switch tree.kind(node) {
    case .identifier:
      if let access = access(of: node) { read(access) }
    case .chain: visitChain(node, isTarget: false)
    case .sequence: visitSequence(node)
    case .inoutExpr:
      if let target = tree.firstChild(node) { write(target) }
    case .closureSignature, .keyPath, .type, .availabilityCondition: break
    case .capture:
      break
    case .forStmt, .whileStmt, .repeatStmt:
      summary.hasLoop = true
      visitChildren(node)
    case .optionalBinding:
      if tree.child(node, .initializerClause) == nil, let pattern = tree.firstChild(node),
        tree.kind(pattern) == .identifierPattern
      {
        if let access = access(ofName: pattern) { read(access) }
      } else {
        visitChildren(node)
      }
    default: visitChildren(node)
    }
  }

  private mutating func visitChildren(_ node: NodeID) {
    for child in tree.children(node) { visit(child) }
  }

  private mutating func read(_ access: StorageAccess) { summary.reads.append(access) }

  private mutating func visitSequence(_ node: NodeID) {
    let parts = Array(tree.children(node))
    guard parts.count >= 3 else { return visitChildren(node) }
    if tree.kind(parts[1]) == .assignment {
      for part in parts[2...] { visit(part) }
      write(parts[0])
    } else if tree.kind(parts[1]) == .binaryOperator, isCompoundAssignment(tree.text(parts[1])) {
      for part in parts[2...] { visit(part) }
      write(parts[0])
    } else {
      for part in parts { visit(part) }
    }
  }

  private func isCompoundAssignment(_ text: String) -> Bool {
    text.hasSuffix("=") && text.count > 1 && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  private mutating func write(_ target: NodeID) {
    let node = syntax.strip(target)
    switch tree.kind(node) {
    case .identifier, .chain:
      if tree.kind(node) == .chain { visitIndices(node) }
      if let access = access(of: node), access.method == nil { summary.writes.append(access) }
    case .tuple:
      for argument in tree.children(node) {
        if let value = syntax.argument(argument).value { write(value) }
      }
    default: visit(node)
    }
  }

  /// The keys of a written chain are read.
  private mutating func visitIndices(_ chain: NodeID) {
    for part in tree.children(chain) where tree.kind(part) == .indexSuffix || tree.kind(part) == .callSuffix {
      visitChildren(part)
    }
  }

  private mutating func visitChain(_ node: NodeID, isTarget: Bool) {
    let parts = Array(tree.children(node))
    for part in parts.dropFirst() {
      switch tree.kind(part) {
      case .callSuffix, .indexSuffix: visitArguments(part, chain: node, parts: parts)
      case .ifConfig: visitChildren(part)
      default: break
      }
    }
    guard let access = access(of: node) else {
      if let base = parts.first, tree.kind(base) != .identifier, tree.kind(base) != .implicitMember { visit(base) }
      return
    }
    if let method = access.method {
      summary.calls.append(access)
      if case .global(let name) = access.root, access.steps.isEmpty {
        summary.freeCalls.append((name, node))
        return
      }
      if AccessCollector.mutatingMethods.contains(method), access.call != nil,
        isStatementLike(node) || method != "index"
      {
        summary.writes.append(access)
      } else {
        read(access)
      }
    } else {
      read(access)
    }
  }

  private func isStatementLike(_ node: NodeID) -> Bool {
    switch tree.kind(syntax.parent(node)) {
    case .closure, .codeBlock, .switchCase, .effectExpr, .ifConfigClause: return true
    default: return false
    }
  }

  private mutating func visitArguments(_ call: NodeID, chain: NodeID, parts: [NodeID]) {
    let place = parts.firstIndex(of: call) ?? 0
    let callee = place > 0 ? tree.name(parts[place - 1]) : .none
    let startsWork =
      (callee == .Task && place == 1) || callee == .async || names.string(callee) == "detached"
      || names.string(callee) == "asyncAfter" || names.string(callee) == "sink"
    if startsWork, tree.kind(call) == .callSuffix {
      summary.asyncStarts.append(chain)
      return
    }
    visitChildren(call)
  }

  // MARK: Accesses

  /// The access that an expression denotes; nil where it begins with no name.
  func access(of expression: NodeID) -> StorageAccess? {
    let node = syntax.strip(expression)
    switch tree.kind(node) {
    case .identifier: return access(ofName: node)
    case .chain: break
    default: return nil
    }
    let parts = Array(tree.children(node))
    var next = 1
    var result: StorageAccess
    let base = parts[0]
    if tree.kind(base) == .identifier, tree.name(base) == .self, syntax.scopes.local(base) == nil {
      guard parts.count > 1, tree.kind(parts[1]) == .memberSuffix else {
        return StorageAccess(root: .instance, steps: [], node: node)
      }
      result = StorageAccess(root: .member(bareName(parts[1])), steps: [], node: node)
      next = 2
      if names.string(tree.name(parts[1])).hasPrefix("$") { return nil }
    } else {
      guard let named = access(of: base) else { return nil }
      result = named
      result.node = node
      if result.method != nil { return result }
    }
    return extend(result, with: Array(parts[next...]))
  }

  private func extend(_ start: StorageAccess, with parts: [NodeID]) -> StorageAccess {
    var result = start
    var position = 0
    while position < parts.count {
      let part = parts[position]
      switch tree.kind(part) {
      case .memberSuffix:
        let name = names.string(tree.name(part))
        if name != "wrappedValue" && name != "self" { result.steps.append(.member(name)) }
      case .indexSuffix:
        result.steps.append(.index(tree.text(part)))
        result.indices.append(part)
      case .optionalSuffix: result.steps.append(.optional)
      case .forceSuffix: result.steps.append(.force)
      case .callSuffix:
        result.call = part
        result.rest = Array(parts[(position + 1)...])
        if case .member(let name)? = result.steps.last {
          result.method = name
          result.steps.removeLast()
        } else {
          switch result.root {
          case .member(let name):
            result.method = name
            result.root = .instance
          case .global(let name): result.method = name
          default: result.method = ""
          }
        }
        return result
      case .genericArguments: break
      default: return result
      }
      position += 1
    }
    return result
  }

  private func bareName(_ node: NodeID) -> String { names.string(names.bare(tree.name(node))) }

  /// The access of a single name: a local (resolved through its initial value where that is an access), a member of
  /// the type, or something global.
  func access(ofName node: NodeID) -> StorageAccess? {
    let name = tree.name(node)
    if name == .self { return StorageAccess(root: .instance, steps: [], node: node) }
    if let local = syntax.scopes.local(node) {
      if let through = expanded(local, at: node) { return through }
      return StorageAccess(root: .local(local), steps: [], node: node)
    }
    let text = names.string(name)
    if names.isDollar(name) { return nil }
    if let group {
      if !index.members(named: text, of: group).isEmpty {
        return StorageAccess(root: .member(text), steps: [], node: node)
      }
      let bare = names.string(names.bare(name))
      if bare != text, !index.members(named: bare, of: group).isEmpty {
        return StorageAccess(root: .member(bare), steps: [], node: node)
      }
    }
    return StorageAccess(root: .global(text), steps: [], node: node)
  }

  /// What a local stands for: `if let item = model.items.first(...)` and `let model = self.model` lead to the model.
  private func expanded(_ number: Int, at node: NodeID) -> StorageAccess? {
    let local = syntax.scopes.locals[number]
    let declaration = local.declaration
    guard !expanding.contains(number) else { return nil }
    switch tree.kind(declaration) {
    case .patternBinding where !local.isWrapped && (local.kind == .constant || tree.isInside(declaration, of: region)):
      guard tree.firstChild(declaration) == local.node else { return nil }
    case .optionalBinding:
      guard tree.firstChild(declaration) == local.node else { return nil }
      if tree.child(declaration, .initializerClause) == nil {
        if let shadowed = syntax.scopes.local(local.node) {
          return StorageAccess(root: .local(shadowed), steps: [.optional], node: node)
        }
        return StorageAccess(root: .member(names.string(local.name)), steps: [.optional], node: node)
      }
    default: return nil
    }
    guard let value = tree.child(declaration, .initializerClause).flatMap({ tree.firstChild($0) }) else { return nil }
    var inner = self
    inner.expanding.insert(number)
    guard var through = inner.access(of: stripEffects(value)) else { return nil }
    // A position is a value of its own, not the collection that it was searched in.
    if let method = through.method {
      guard ["first", "last"].contains(method) else { return nil }
      through.steps.append(.index("(found)"))
      through.method = nil
      through.call = nil
      through.rest = []
    }
    if case .global = through.root { return nil }
    through.node = node
    return through
  }

  private func stripEffects(_ node: NodeID) -> NodeID {
    var at = syntax.strip(node)
    while tree.kind(at) == .effectExpr, let inner = tree.firstChild(at) { at = syntax.strip(inner) }
    return at
  }
}
