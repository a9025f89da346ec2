/// The tree of one file as plain pointers, for walks that ask for many nodes: reading a node costs no reference counting.
///
/// Valid only as long as the `SyntaxTree` it comes from lives; whoever holds a view holds the tree beside it.
public struct TreeView {
  @usableFromInline let nodes: UnsafePointer<Node>
  @usableFromInline let tokens: UnsafePointer<Token>
  @usableFromInline let text: UnsafePointer<UInt8>
  @usableFromInline unowned(unsafe) let tree: SyntaxTree

  // Unsafe pointers into memory that the tree owns and never changes; the unowned reference is used while it lives.
  @usableFromInline init(_ tree: SyntaxTree) {
    nodes = UnsafePointer(tree.nodeBase)
    tokens = UnsafePointer(tree.tokenBase)
    text = UnsafePointer(tree.source.base)
    self.tree = tree
  }

  @inlinable public subscript(_ id: NodeID) -> Node { nodes[Int(id.index)] }
  @inlinable public func kind(_ id: NodeID) -> NodeKind { self[id].kind }
  @inlinable public func flags(_ id: NodeID) -> NodeFlags { self[id].flags }
  @inlinable public func name(_ id: NodeID) -> NameID {
    let node = self[id]
    return node.kind.isLeaf ? NameID(node.payload) : .none
  }
  @inlinable public func after(_ id: NodeID) -> NodeID { NodeID(id.index &+ self[id].size) }
  @inlinable public func isInside(_ id: NodeID, of ancestor: NodeID) -> Bool { ancestor <= id && id < after(ancestor) }
  @inlinable public func hasChildren(_ id: NodeID) -> Bool { self[id].size > 1 }
  @inlinable public func children(_ id: NodeID) -> Children { Children(nodes: nodes, parent: id) }
  @inlinable public func firstChild(_ id: NodeID) -> NodeID? { self[id].size > 1 ? NodeID(id.index &+ 1) : nil }
  @inlinable public func child(_ id: NodeID, _ kind: NodeKind) -> NodeID? {
    var at = NodeID(id.index &+ 1)
    let end = after(id)
    while at < end {
      if self.kind(at) == kind { return at }
      at = after(at)
    }
    return nil
  }
  @inlinable public func firstToken(_ id: NodeID) -> TokenID { TokenID(self[id].first) }
  @inlinable public func endToken(_ id: NodeID) -> TokenID {
    let node = self[id]
    return TokenID(node.kind.isLeaf ? node.first &+ UInt32(node.leafTokens) : node.payload)
  }
  @inlinable public func range(_ id: TokenID) -> ByteRange {
    let token = tokens[Int(id.index)]
    return token.length == .max ? tree.range(id) : ByteRange(token.start, token.start &+ UInt32(token.length))
  }
  @inlinable public func range(_ id: NodeID) -> ByteRange {
    let first = firstToken(id), end = endToken(id)
    let start = tokens[Int(first.index)].start
    return first < end ? ByteRange(start, range(TokenID(end.index &- 1)).end) : ByteRange(start, start)
  }
  public func text(_ id: NodeID) -> String { tree.text(id) }
  /// The bytes of a range, which must lie inside the file.
  @inlinable public func bytes(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text + Int(range.start), count: range.count)
  }
  /// Whether a node's text is these characters.
  @inlinable public func spells(_ id: NodeID, _ spelling: StaticString) -> Bool {
    let own = bytes(range(id))
    return own.count == spelling.utf8CodeUnitCount
      && own.elementsEqual(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
  }

  @frozen public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: UnsafePointer<Node>
    @usableFromInline var at: UInt32
    @usableFromInline let end: UInt32

    @inlinable init(nodes: UnsafePointer<Node>, parent: NodeID) {
      self.nodes = nodes
      at = parent.index &+ 1
      end = parent.index &+ nodes[Int(parent.index)].size
    }
    @inlinable public mutating func next() -> NodeID? {
      guard at < end else { return nil }
      let found = at
      at &+= nodes[Int(at)].size
      return NodeID(found)
    }
  }
}

extension SyntaxTree {
  /// This tree as plain pointers; see `TreeView` for how long it is valid.
  public var view: TreeView { TreeView(self) }
}
