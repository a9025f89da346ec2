import BindlintSyntax
import Dispatch

/// The tree of a file with what its names mean and which node is above which.
///
/// Unchecked because `madeScopes` is written later than the initializer; only `scopes` touches it, one thread at a
/// time.
final class FileSyntax: @unchecked Sendable {
  let tree: SyntaxTree
  /// By node: the node above it; the root is above itself.
  private let parents: [UInt32]
  private let repeatingViews: [String]
  private let scopesTurn = DispatchSemaphore(value: 1)
  private var madeScopes: ScopeMap?

  /// What the names mean. Made when first asked for: who looks only at calls needs the tree alone, and resolving
  /// names costs as much as parsing.
  var scopes: ScopeMap {
    scopesTurn.wait()
    defer { scopesTurn.signal() }
    if let madeScopes { return madeScopes }
    let made = FactCollector.scopes(of: tree, repeatingViews: repeatingViews)
    madeScopes = made
    return made
  }

  /// `scopes` where they are known already.
  init(tree: SyntaxTree, repeatingViews: [String] = [], scopes: ScopeMap? = nil) {
    self.tree = tree
    madeScopes = scopes
    self.repeatingViews = repeatingViews
    var parents = [UInt32](repeating: 0, count: tree.nodeCount)
    var open: [(node: UInt32, end: UInt32)] = []
    for index in 0..<UInt32(tree.nodeCount) {
      while let last = open.last, index >= last.end { open.removeLast() }
      parents[Int(index)] = open.last?.node ?? 0
      let end = tree.after(NodeID(index)).index
      if end > index + 1 { open.append((index, end)) }
    }
    self.parents = parents
  }

  /// The nodes below `node`, in preorder.
  func descendants(_ node: NodeID) -> some Sequence<NodeID> {
    (node.index + 1..<tree.after(node).index).lazy.map { NodeID($0) }
  }

  func parent(_ node: NodeID) -> NodeID { NodeID(parents[Int(node.index)]) }

  /// The nearest node above `node` of one of these kinds.
  func ancestor(_ node: NodeID, _ kinds: NodeKind...) -> NodeID? {
    var at = node
    while at.index != 0 {
      at = parent(at)
      if kinds.contains(tree.kind(at)) { return at }
    }
    return nil
  }

  /// The nodes above `node`, nearest first.
  func ancestors(_ node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var at = node
    while at.index != 0 {
      at = parent(at)
      result.append(at)
    }
    return result
  }

  /// The innermost type around a node, as an index into the file's facts.
  func type(around node: NodeID, in facts: FileFacts) -> Int {
    var result = 0
    for (index, type) in facts.types.enumerated() where tree.isInside(node, of: type.node) { result = index }
    return result
  }

  /// The children of a node that are expressions of a call's arguments: label, value.
  func argument(_ node: NodeID) -> (label: NameID, value: NodeID?) {
    var label = NameID.none
    var value: NodeID?
    for child in tree.children(node) {
      if tree.kind(child) == .label { label = tree.name(child) } else { value = child }
    }
    return (label, value)
  }

  /// Strips parentheses around a single expression.
  func strip(_ node: NodeID) -> NodeID {
    var at = node
    while tree.kind(at) == .tuple {
      let arguments = Array(tree.children(at))
      guard arguments.count == 1 else { return at }
      let inner = argument(arguments[0])
      guard inner.label == .none, let value = inner.value else { return at }
      at = value
    }
    return at
  }
}
