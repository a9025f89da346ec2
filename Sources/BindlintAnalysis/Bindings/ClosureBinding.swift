import BindlintSyntax

/// A `Binding(get:set:)` taken apart.
struct ClosureBinding {
  var fact: ClosureBindingFact
  /// The chain's first token: the place of a finding.
  var place: ByteRange
  /// The expressions handed over: closures, or references to functions.
  var getter: NodeID
  var setter: NodeID
  /// `Binding<Bool>`: the type written.
  var writtenValue: NodeID?
}

/// A loop in some file.
struct LoopReference: Hashable {
  var file: Int
  var loop: Int
}

extension ClosureBinding {
  init?(_ fact: ClosureBindingFact, syntax: FileSyntax) {
    let tree = syntax.tree
    var getter: NodeID?
    var setter: NodeID?
    for child in tree.children(fact.call) {
      switch tree.kind(child) {
      case .argument:
        let argument = syntax.argument(child)
        if argument.label == .get { getter = argument.value } else if argument.label == .set { setter = argument.value }
      case .closure:
        if getter == nil { getter = child } else { setter = child }
      case .labeledClosure:
        if let closure = tree.child(child, .closure) { setter = closure }
      default: break
      }
    }
    guard let getter, let setter else { return nil }
    self.fact = fact
    self.place = tree.range(tree.firstToken(fact.chain))
    self.getter = syntax.strip(getter)
    self.setter = syntax.strip(setter)
    let arguments = tree.children(fact.chain).first { tree.kind($0) == .genericArguments }
    writtenValue = arguments.flatMap { tree.child($0, .type) }
  }
}

extension FileSyntax {
  /// The statements of a closure, its signature left out.
  func statements(of closure: NodeID) -> [NodeID] {
    tree.children(closure).filter { tree.kind($0) != .closureSignature }
  }

  /// The expression that a closure or getter gives, where it is only that; `return` is skipped.
  func singleExpression(of closure: NodeID) -> NodeID? {
    let all = statements(of: closure)
    guard all.count == 1 else { return nil }
    if tree.kind(all[0]) == .returnStmt { return tree.firstChild(all[0]).map { strip($0) } }
    return strip(all[0])
  }

  /// The names of a closure's parameters; empty where it has none written.
  func parameters(of closure: NodeID) -> [NodeID] {
    guard let signature = tree.child(closure, .closureSignature) else { return [] }
    return tree.children(signature).filter { tree.kind($0) == .closureParameter }.compactMap { tree.child($0, .name) }
  }

  /// Whether an identifier is the first parameter of `closure`: its name, or `$0`.
  func isFirstParameter(_ node: NodeID, of closure: NodeID) -> Bool {
    switch tree.kind(node) {
    case .identifier: break
    // `if let value` and `[value]` read the parameter of that name.
    case .identifierPattern:
      guard tree.kind(parent(node)) == .optionalBinding, tree.child(parent(node), .initializerClause) == nil else {
        return false
      }
    case .name: guard tree.kind(parent(node)) == .capture else { return false }
    default: return false
    }
    if let name = parameters(of: closure).first {
      guard let local = scopes.local(node) else { return false }
      return scopes.locals[local].node == name
    }
    return tree.text(node) == "$0" && ancestor(node, .closure) == closure
  }

  /// Whether a closure's statements begin on the line of its brace.
  func isOnOneLine(_ closure: NodeID, in file: IndexedFile) -> Bool {
    guard let first = statements(of: closure).first else { return true }
    return !file.text(ByteRange(tree.range(closure).start, tree.range(first).start)).contains("\n")
  }

  /// Whether the new value is used at all in a setter's closure.
  func usesFirstParameter(of closure: NodeID) -> Bool {
    var at = closure
    let end = tree.after(closure)
    while at < end {
      if isFirstParameter(at, of: closure) { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }
}
