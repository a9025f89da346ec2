import BindlintSyntax

/// Finds values that are different each time they are made: `UUID()`, `Date()`, `Int.random(in:)`.
struct MadeValue {
  let syntax: FileSyntax

  private var tree: SyntaxTree { syntax.tree }

  /// Whether a name can make such a value.
  static let makers = WellKnownName.allCases.filter { isMaker(NameID($0)) }

  static func isMaker(_ name: NameID) -> Bool {
    switch name.known {
    case .UUID, .NSUUID, .Date, .random, .globallyUniqueString: return true
    default: return false
    }
  }

  /// The value made in what a getter gives, where nothing in the getter is stored.
  func result(of block: NodeID) -> NodeID? {
    guard !syntax.descendants(block).contains(where: { tree.kind($0) == .assignment }) else { return nil }
    return part(of: block)
  }

  /// The value made in an expression or a getter, as all or a part of what it gives.
  func part(of node: NodeID) -> NodeID? {
    for at in [node] + Array(syntax.descendants(node)) where tree.kind(at) == .chain && isMade(at) && isGiven(at, node)
    {
      return at
    }
    return nil
  }

  private func isMade(_ chain: NodeID) -> Bool {
    let parts = Array(tree.children(chain))
    guard tree.kind(parts[0]) == .identifier, syntax.scopes.local(parts[0]) == nil else { return false }
    switch tree.name(parts[0]).known {
    case .UUID, .NSUUID, .Date:
      return parts.count > 1 && tree.kind(parts[1]) == .callSuffix && !tree.hasChildren(parts[1])
    default:
      return parts.contains { part in
        tree.kind(part) == .memberSuffix
          && (tree.name(part) == .globallyUniqueString
            || tree.name(part) == .random && parts.last.map { tree.kind($0) == .callSuffix } == true)
      }
    }
  }

  /// Nothing between the value and `node` hands it to something else: no call, no closure, no declaration.
  private func isGiven(_ value: NodeID, _ node: NodeID) -> Bool {
    var at = value
    while at != node {
      at = syntax.parent(at)
      if at == node { return true }
      switch tree.kind(at) {
      case .sequence, .ternary, .returnStmt, .codeBlock, .accessorBlock, .accessor, .ifStmt, .switchStmt, .switchCase,
        .guardStmt, .tuple, .argument, .interpolation, .stringLiteral, .ifConfig, .ifConfigClause:
        continue
      default: return false
      }
    }
    return true
  }
}
