import BindlintSyntax

/// A name that a function, closure, statement or pattern binds.
public struct LocalDeclaration: Sendable {
  public enum Kind: UInt8, Sendable {
    case constant, variable, parameter, closureParameter, pattern, loopVariable, function, capture, implicit
  }

  public var name: NameID
  public var kind: Kind
  /// The leaf that names it; for an implicit one (`newValue`, `error`) the node that brings it.
  public var node: NodeID
  /// The patternBinding, optionalBinding, matchingCondition, parameter, closureParameter, forStmt, capture,
  /// functionDecl, caseItem that declares it.
  public var declaration: NodeID
  /// The closure, function, initializer, accessor around it; the file where there is none.
  public var owner: NodeID
  /// It has `$x` and `_x` too: a wrapped local, `{ $item in`.
  public var isWrapped: Bool
}

/// Which local declaration each identifier of a tree means.
public struct ScopeMap: Sendable {
  public var locals: [LocalDeclaration]
  /// By node: 0 where the node is no reference to a local, else one more than the index into `locals`.
  var resolution: [UInt32]

  init(locals: [LocalDeclaration], resolution: [UInt32]) {
    self.locals = locals
    self.resolution = resolution
  }

  /// The local that an identifier, capture, shorthand binding refers to; nil: the name is a member's or global.
  public func local(_ node: NodeID) -> Int? {
    let value = resolution[Int(node.index)]
    return value == 0 ? nil : Int(value) - 1
  }
}
