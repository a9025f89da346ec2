/// The number of a node in its tree: nodes are numbered in preorder, the source file is 0.
public struct NodeID: Hashable, Comparable, Sendable {
  public var index: UInt32
  @inlinable public init(_ index: UInt32) { self.index = index }
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
  @inlinable public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// The number of a token in its tree.
public struct TokenID: Hashable, Comparable, Sendable {
  public var index: UInt32
  @inlinable public init(_ index: UInt32) { self.index = index }
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
  @inlinable public static func < (a: TokenID, b: TokenID) -> Bool { a.index < b.index }
}

/// What the syntax says of a node beside its kind.
public struct NodeFlags: OptionSet, Sendable {
  public var rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `let` (variableDecl, optionalBinding, valueBindingPattern); otherwise `var`.
  public static let isLet = NodeFlags(rawValue: 1)
  /// accessorBlock: the getter's statements stand in it directly.
  public static let implicitGetter = NodeFlags(rawValue: 1)
  /// modifier: it has a parenthesised detail, `private(set)`.
  public static let hasDetail = NodeFlags(rawValue: 1)
  /// attribute: it has parentheses.
  public static let hasArguments = NodeFlags(rawValue: 1)
  /// callSuffix, closureSignature: it has parentheses.
  public static let hasParentheses = NodeFlags(rawValue: 1)
  /// identifier, memberSuffix: a compound name `f(a:b:)`.
  public static let hasArgumentNames = NodeFlags(rawValue: 1)
  /// stringLiteral
  public static let isMultiline = NodeFlags(rawValue: 1)
  public static let isRaw = NodeFlags(rawValue: 2)
  /// literal
  public static let isFloat = NodeFlags(rawValue: 1)
  public static let isBool = NodeFlags(rawValue: 2)
  public static let isNil = NodeFlags(rawValue: 4)
  /// Any kind: a declaration other than of variables stands inside this node; set on it and all its ancestors.
  public static let holdsDeclaration = NodeFlags(rawValue: 64)
  /// Any kind: the parser met something unexpected inside this node; set on the node and all its ancestors.
  public static let isBroken = NodeFlags(rawValue: 128)
}

/// One record of the tree, 16 bytes. A node's subtree is the `size` records that begin with its own.
@frozen public struct Node: Sendable {
  public var kind: NodeKind
  public var flags: NodeFlags
  /// Leaves only: how many tokens it has.
  @usableFromInline var leafTokens: UInt16
  @usableFromInline var first: UInt32
  @usableFromInline var size: UInt32
  /// Leaves: the name. Others: the index behind the last token.
  @usableFromInline var payload: UInt32

  @inlinable init(
    kind: NodeKind, flags: NodeFlags = [], leafTokens: UInt16 = 0, first: UInt32, size: UInt32 = 1, payload: UInt32
  ) {
    self.kind = kind
    self.flags = flags
    self.leafTokens = leafTokens
    self.first = first
    self.size = size
    self.payload = payload
  }
}
