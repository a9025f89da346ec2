/// One token, 8 bytes: where its text begins, how long it is, what it is.
@frozen public struct Token: Sendable {
  /// UTF-8 byte offset of the first byte of its text.
  public var start: UInt32
  /// Bytes of its text; `UInt16.max` when they do not fit (then the tree's table of long tokens has the length).
  public var length: UInt16
  public var kind: TokenKind
  public var flags: UInt8
}

/// What a token is.
public enum TokenKind: UInt8, Sendable {
  case endOfFile
  case identifier
}
