import BindlintSyntax

/// Which closures a callee runs before it returns, so that what they do counts as done by the code around them.
enum ImmediateClosures {
  private static let callees: Set<String> = [
    "withAnimation", "withTransaction", "withMutation", "assumeIsolated", "performWithoutAnimation", "performAndWait",
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "firstIndex", "lastIndex", "contains",
    "allSatisfy", "sorted", "sort", "min", "max", "reduce", "removeAll", "withLock", "prefix", "drop", "mapValues",
    "compactMapValues", "partition", "withExtendedLifetime", "modify", "autoreleasepool",
  ]

  /// Whether a closure runs where it stands: it is applied at once, or handed to a callee that calls it and returns.
  static func runs(_ closure: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    var at = syntax.parent(closure)
    if tree.kind(at) == .chain {
      let parts = Array(tree.children(at))
      return parts.first == closure && parts.count > 1 && tree.kind(parts[1]) == .callSuffix
    }
    if tree.kind(at) == .argument || tree.kind(at) == .labeledClosure { at = syntax.parent(at) }
    guard tree.kind(at) == .callSuffix, let callee = syntax.callee(of: at) else { return false }
    return callees.contains(tree.names.string(tree.name(callee)))
  }
}

extension FileSyntax {
  /// The name that a call calls: the identifier, member or implicit member before its suffix.
  func callee(of call: NodeID) -> NodeID? {
    let chain = parent(call)
    guard tree.kind(chain) == .chain else { return nil }
    var last: NodeID?
    for part in tree.children(chain) {
      if part == call { break }
      if tree.kind(part) != .genericArguments { last = part }
    }
    return last
  }

  /// The labels of a call's arguments in parentheses, empty for none.
  func labels(of call: NodeID) -> [String] {
    tree.children(call).filter { tree.kind($0) == .argument }.map { tree.names.string(argument($0).label) }
  }

  /// Whether a call has a closure among its arguments or behind them.
  func hasClosure(_ call: NodeID) -> Bool {
    tree.children(call).contains { child in
      switch tree.kind(child) {
      case .closure, .labeledClosure: true
      case .argument: argument(child).value.map { tree.kind($0) == .closure } ?? false
      default: false
      }
    }
  }

  /// The call that an expression is an argument of, with its label: `TextField("Name", text: expression)`.
  func argumentPlace(of expression: NodeID) -> (callee: NodeID, label: String)? {
    let argument = parent(expression)
    guard tree.kind(argument) == .argument else { return nil }
    let call = parent(argument)
    guard tree.kind(call) == .callSuffix, let callee = callee(of: call) else { return nil }
    return (callee, tree.names.string(self.argument(argument).label))
  }
}
