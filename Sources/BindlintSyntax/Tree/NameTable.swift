/// The number of an identifier in its file's name table. Equal names have equal numbers within one file; the
/// well-known names have the same number in every file.
public struct NameID: Hashable, Comparable, Sendable {
  public var index: UInt32
  @inlinable public init(_ index: UInt32) { self.index = index }
  @inlinable public static func < (a: NameID, b: NameID) -> Bool { a.index < b.index }
  /// No name.
  @inlinable public static var none: NameID { NameID(UInt32(0)) }
}

/// The identifiers of one file, each once, without backticks.
public struct NameTable: Sendable {
  /// How many names there are, `none` and the well-known ones included: their numbers are below it.
  public var count: Int { WellKnownName.allCases.count }
  /// The spelling of a name.
  public func string(_ id: NameID) -> String { id.known?.text ?? "" }
  /// A hash of the spelling: the same in every file and on every run.
  public func hash(_ id: NameID) -> UInt64 { 0 }
  /// The number of a spelling, if the file has it.
  public func find(_ spelling: String) -> NameID? { nil }
  /// For `$x` and `_x` the number of `x` (which is interned together with them); otherwise the name itself. `$0`, `$`
  /// and `_` are themselves.
  public func bare(_ id: NameID) -> NameID { id }
  /// Whether the name is a projection, `$x`, or an anonymous closure parameter, `$0`.
  public func isDollar(_ id: NameID) -> Bool { false }
}
