/// The tree of one file: tokens and nodes in flat arrays, read through small inlined accessors.
///
/// Every byte of the file belongs to one token: a token's own text, and before it the trivia (white space, comments)
/// that follows the token before. The last token is `endOfFile`, empty, with the file's trailing trivia.
///
/// A tree made with `Parser.parse(_:borrowing:)` reads the scratch's own buffers and is valid until they are used again.
///
/// - Note: `@unchecked Sendable` is sound because the memory is written only before `init` returns, and a borrowing tree
///   stays with the worker that owns the scratch.
public final class SyntaxTree: @unchecked Sendable {
  public let source: SourceFile
  public let names: NameTable
  /// What the lexer and parser could not make sense of, in order of position.
  public let problems: [SyntaxProblem]

  @usableFromInline let tokenBase: UnsafeMutablePointer<Token>
  public let tokenCount: Int
  @usableFromInline let nodeBase: UnsafeMutablePointer<Node>
  public let nodeCount: Int
  /// Lengths of the tokens whose length does not fit in 16 bits, by token index.
  @usableFromInline let longTokens: [UInt32: UInt32]
  private let ownsMemory: Bool

  /// Copies the tokens and nodes, or reads them where they are.
  init(
    source: SourceFile, names: NameTable, problems: [SyntaxProblem],
    tokens: UnsafeMutablePointer<Token>, tokenCount: Int,
    nodes: UnsafeMutablePointer<Node>, nodeCount: Int, longTokens: [UInt32: UInt32], copies: Bool
  ) {
    self.source = source
    self.names = names
    self.problems = problems
    self.tokenCount = tokenCount
    self.nodeCount = nodeCount
    self.longTokens = longTokens
    ownsMemory = copies
    guard copies else {
      tokenBase = tokens
      nodeBase = nodes
      return
    }
    tokenBase = .allocate(capacity: tokenCount)
    tokenBase.initialize(from: tokens, count: tokenCount)
    nodeBase = .allocate(capacity: nodeCount)
    nodeBase.initialize(from: nodes, count: nodeCount)
  }

  /// The same tree with memory of its own.
  public func copied() -> SyntaxTree {
    SyntaxTree(
      source: source, names: names, problems: problems, tokens: tokenBase, tokenCount: tokenCount, nodes: nodeBase,
      nodeCount: nodeCount, longTokens: longTokens, copies: true)
  }

  deinit {
    guard ownsMemory else { return }
    tokenBase.deallocate()
    nodeBase.deallocate()
  }

  // MARK: Nodes

  @inlinable public var root: NodeID { NodeID(UInt32(0)) }

  @inlinable public subscript(_ id: NodeID) -> Node {
    assert(Int(id.index) < nodeCount)
    return nodeBase[Int(id.index)]
  }
  @inlinable public func kind(_ id: NodeID) -> NodeKind { self[id].kind }
  @inlinable public func flags(_ id: NodeID) -> NodeFlags { self[id].flags }
  /// The interned name of a leaf, `.none` for any other node.
  @inlinable public func name(_ id: NodeID) -> NameID {
    let node = self[id]
    return node.kind.isLeaf ? NameID(node.payload) : .none
  }
  /// The node behind the subtree of `id`: its next sibling if there is one.
  @inlinable public func after(_ id: NodeID) -> NodeID { NodeID(id.index &+ self[id].size) }
  @inlinable public func isInside(_ id: NodeID, of ancestor: NodeID) -> Bool {
    ancestor <= id && id < after(ancestor)
  }
  @inlinable public func hasChildren(_ id: NodeID) -> Bool { self[id].size > 1 }
  @inlinable public func children(_ id: NodeID) -> Children { Children(tree: self, parent: id) }
  @inlinable public func firstChild(_ id: NodeID) -> NodeID? {
    self[id].size > 1 ? NodeID(id.index &+ 1) : nil
  }
  @inlinable public func child(_ id: NodeID, _ kind: NodeKind) -> NodeID? {
    var at = NodeID(id.index &+ 1)
    let end = after(id)
    while at < end {
      if self.kind(at) == kind { return at }
      at = after(at)
    }
    return nil
  }

  // MARK: Tokens of nodes

  @inlinable public func firstToken(_ id: NodeID) -> TokenID { TokenID(self[id].first) }
  /// The token behind the node's last one.
  @inlinable public func endToken(_ id: NodeID) -> TokenID {
    let node = self[id]
    return TokenID(node.kind.isLeaf ? node.first &+ UInt32(node.leafTokens) : node.payload)
  }
  /// From the first byte of the node's first token to behind the last byte of its last one; empty for a node
  /// without tokens.
  @inlinable public func range(_ id: NodeID) -> ByteRange {
    let first = firstToken(id), end = endToken(id)
    let start = self[first].start
    return first < end ? ByteRange(start, self.end(TokenID(end.index &- 1))) : ByteRange(start, start)
  }
  public func text(_ id: NodeID) -> String { source.text(range(id)) }

  // MARK: Tokens

  @inlinable public subscript(_ id: TokenID) -> Token {
    assert(Int(id.index) < tokenCount)
    return tokenBase[Int(id.index)]
  }
  @inlinable public func kind(_ id: TokenID) -> TokenKind { self[id].kind }
  @inlinable public func end(_ id: TokenID) -> UInt32 {
    let token = self[id]
    return token.length == .max ? longEnd(id) : token.start &+ UInt32(token.length)
  }
  @usableFromInline func longEnd(_ id: TokenID) -> UInt32 {
    self[id].start + (longTokens[id.index] ?? UInt32(UInt16.max))
  }
  @inlinable public func range(_ id: TokenID) -> ByteRange { ByteRange(self[id].start, end(id)) }
  public func text(_ id: TokenID) -> String { source.text(range(id)) }

  /// The white space and comments before a token: from the end of the token before it.
  @inlinable public func triviaRange(before id: TokenID) -> ByteRange {
    ByteRange(id.index == 0 ? 0 : end(TokenID(id.index &- 1)), self[id].start)
  }
  /// Whether a line break stands before a token, or nothing but white space and comments.
  @inlinable public func isFirstOnLine(_ id: TokenID) -> Bool { self[id].flags.contains(.newlineBefore) }
  @inlinable public func isKeyword(_ id: TokenID) -> Bool { self[id].kind.isKeyword }

  /// The interned name of an identifier or keyword token, also of one that no leaf stands for, as inside types;
  /// `.none` for any other token.
  public func name(_ id: TokenID) -> NameID {
    let token = self[id]
    guard token.rawKind.isLabel || token.rawKind == .inoutKeyword else { return .none }
    let isEscaped = token.flags.contains(.isEscaped)
    let start = Int(token.start) + (isEscaped ? 1 : 0)
    let length = Int(end(id)) - start - (isEscaped ? 1 : 0)
    let text = UnsafePointer(source.base) + start
    return names.find(text, length, hash: NameHash.of(text, length)) ?? .none
  }

  /// The children of a node from first to last.
  @frozen public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var at: NodeID
    @usableFromInline let end: NodeID

    @inlinable init(tree: SyntaxTree, parent: NodeID) {
      self.tree = tree
      self.at = NodeID(parent.index &+ 1)
      self.end = tree.after(parent)
    }
    @inlinable public mutating func next() -> NodeID? {
      guard at < end else { return nil }
      defer { at = tree.after(at) }
      return at
    }
  }
}

/// Something in the source that the lexer or parser could not make sense of.
public struct SyntaxProblem: Hashable, Sendable {
  /// UTF-8 byte range of the place.
  public var range: ByteRange
  /// What was expected or is wrong, as a lower-case statement.
  public var message: String

  public init(range: ByteRange, message: String) {
    self.range = range
    self.message = message
  }
}
