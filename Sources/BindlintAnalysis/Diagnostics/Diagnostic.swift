import BindlintSyntax

/// The number of a file in the list that an analysis was given.
public struct FileID: Hashable, Comparable, Sendable {
  public var index: Int
  public init(_ index: Int) { self.index = index }
  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// A place in a file: a half-open range of UTF-8 byte offsets.
public struct Location: Hashable, Comparable, Sendable {
  public var file: FileID
  public var range: ByteRange

  public init(_ file: FileID, _ range: ByteRange) {
    self.file = file
    self.range = range
  }

  public static func < (a: Location, b: Location) -> Bool { (a.file, a.range) < (b.file, b.range) }
}

/// How sure a finding is. A finding below the asked confidence is not reported.
public enum Confidence: String, Sendable, CaseIterable, Comparable {
  case low, medium, high

  public static func < (a: Confidence, b: Confidence) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// How much a finding weighs. Rules know none: it comes from the catalogue and the configuration.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (a: Severity, b: Severity) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// A second place that explains a finding: the loop around a binding, the other use of an index.
public struct RelatedLocation: Hashable, Sendable {
  public var location: Location
  public var message: String

  public init(_ location: Location, _ message: String) {
    self.location = location
    self.message = message
  }
}

/// Code to read: the refactor as Swift text, shown with the finding.
public struct Suggestion: Hashable, Sendable {
  /// A capitalised verb phrase without a full stop.
  public var title: String
  /// Swift source, lines separated by `\n`, no final newline.
  public var code: String

  public init(title: String, code: String) {
    self.title = title
    self.code = code
  }
}

/// One replacement of a byte range by text. An insertion has an empty range.
public struct TextEdit: Hashable, Sendable {
  public var location: Location
  public var replacement: String
  /// Where several findings ask for the very same insertion (a subscript that two rows need), the edits carry the
  /// same key and are made once.
  public var mergeKey: String?

  public init(_ location: Location, _ replacement: String, mergeKey: String? = nil) {
    self.location = location
    self.replacement = replacement
    self.mergeKey = mergeKey
  }
}

/// Whether a fix may be written without asking.
public enum Applicability: String, Sendable {
  /// Compiles and behaves the same; applied by `--fix`.
  case safe
  /// Compiles as far as the sources show, may change what callers see; applied by `--unsafe-fixes`.
  case unsafe
}

/// Edits that belong together: applied whole or not at all, over any number of files.
public struct Fix: Hashable, Sendable {
  /// A capitalised verb phrase without a full stop.
  public var title: String
  public var applicability: Applicability
  /// In order of location, not overlapping.
  public var edits: [TextEdit]

  public init(title: String, applicability: Applicability, edits: [TextEdit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits.sorted { $0.location < $1.location }
  }
}

/// What a rule found.
public struct Diagnostic: Hashable, Sendable {
  public var rule: RuleID
  public var location: Location
  /// One line: what is wrong, its consequence, the way out; names in single quotes; no full stop.
  public var message: String
  public var confidence: Confidence
  /// The declaration it belongs to, `Card.theme`; stable when lines move.
  public var symbol: String
  public var related: [RelatedLocation]
  public var suggestion: Suggestion?
  public var fix: Fix?
  /// Why there is no fix although the rule has one, as a lower-case statement.
  public var fixRefusal: String?

  public init(
    rule: RuleID, at location: Location, _ message: String, confidence: Confidence = .high, symbol: String,
    related: [RelatedLocation] = [], suggestion: Suggestion? = nil, fix: Fix? = nil, fixRefusal: String? = nil
  ) {
    self.rule = rule
    self.location = location
    self.message = message
    self.confidence = confidence
    self.symbol = symbol
    self.related = related
    self.suggestion = suggestion
    self.fix = fix
    self.fixRefusal = fixRefusal
  }
}

/// The identifier of a rule, in snake case, as users write it.
public struct RuleID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public var description: String { rawValue }
  public static func < (a: RuleID, b: RuleID) -> Bool { a.rawValue < b.rawValue }
}
