import BindlintSyntax

/// What the code of one file does with names: which member uses which, what is held in variables, who passes which
/// argument. All numbers are indices into the file's `FileFacts`.
///
/// Most files of a project are asked none of this: the rules begin at declarations and at the sites in `FileFacts`,
/// and come here only through a name. So it is collected at once only where rules will surely ask (see `CodeOnDemand`).
public final class CodeFacts: Sendable {
  /// Grouped by the type of their member.
  public let uses: [UseFact]
  private let types: [TypeUsage]
  /// Which calls write which argument label: a hash of callee and label each, sorted. Only types and `init` are callees
  /// here.
  public let labelledArguments: [UInt64]
  /// Names that stand where a value of that type may be held: in type annotations, after `as`, as the callee of an
  /// initial value; the names' hashes, sorted. A view type in no file's list is only ever made and handed to SwiftUI.
  public let heldTypes: [UInt64]

  init(uses: [UseFact], types: [TypeUsage], labelledArguments: [UInt64], heldTypes: [UInt64]) {
    self.uses = uses
    self.types = types
    self.labelledArguments = labelledArguments
    self.heldTypes = heldTypes
  }

  /// What the members of a type use, those of types in it not included.
  public func uses(of type: Int) -> ArraySlice<UseFact> { uses[types[type].uses] }

  /// Whether `Self` or `self` is handed on as a value in a type, so that `other.x` can be this type's `x`.
  public func selfEscapes(in type: Int) -> Bool { types[type].selfEscapes }

  /// Whether there are reads in a type that can't be followed by name: `self[keyPath:]`, `Mirror(reflecting: self)`.
  public func readsEverything(in type: Int) -> Bool { types[type].readsEverything }
}

/// What `CodeFacts` tells of one type.
struct TypeUsage: Sendable {
  var uses: Range<Int> = 0..<0
  var selfEscapes = false
  var readsEverything = false
}

public struct UseFlags: OptionSet, Sendable {
  public var rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The value is read, projected, captured or handed on.
  public static let read = UseFlags(rawValue: 1)
  /// It is the whole left side of an assignment.
  public static let write = UseFlags(rawValue: 2)
  /// The same in an initializer.
  public static let initWrite = UseFlags(rawValue: 4)
  /// A member of it is assigned: `x.y = v`, `x[i] = v`.
  public static let memberWrite = UseFlags(rawValue: 8)
  /// `other.x`: a member of something that is not `self`.
  public static let member = UseFlags(rawValue: 16)
  /// `\.x` without a root.
  public static let keyPath = UseFlags(rawValue: 32)
  /// Used while the member around it runs, not in an action that runs later.
  public static let immediate = UseFlags(rawValue: 64)
}

/// One member uses a name that none of its local scopes binds (or a member of that name).
public struct UseFact: Sendable {
  public var member: UInt32
  public var name: NameID
  public var flags: UseFlags
}
