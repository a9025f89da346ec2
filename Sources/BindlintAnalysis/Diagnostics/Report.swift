import BindlintSyntax

/// A diagnostic with what only the whole run knows of it.
public struct Finding: Hashable, Sendable {
  public var diagnostic: Diagnostic
  public var severity: Severity
  /// Of rule, path, symbol and ordinal: the same while lines move and messages change. 16 hexadecimal digits.
  public var fingerprint: String

  public init(diagnostic: Diagnostic, severity: Severity, fingerprint: String) {
    self.diagnostic = diagnostic
    self.severity = severity
    self.fingerprint = fingerprint
  }
}

/// A file that could not be read or parsed whole, or something else the user must know that is no finding.
public struct FileProblem: Hashable, Comparable, Sendable {
  /// As the file was named to the analysis; empty where the problem belongs to no file.
  public var path: String
  /// Byte offset of the place, where there is one.
  public var offset: Int?
  public var message: String

  public init(path: String, offset: Int? = nil, message: String) {
    self.path = path
    self.offset = offset
    self.message = message
  }

  public static func < (a: FileProblem, b: FileProblem) -> Bool {
    (a.path, a.offset ?? -1, a.message) < (b.path, b.offset ?? -1, b.message)
  }
}

/// How long each stage took, in seconds of wall time; parallel stages are measured from outside.
public struct StageTimes: Sendable {
  public var stages: [(name: String, seconds: Double)] = []
  /// The rules that ran, in the order of their names, each with its time in all threads together; empty unless asked
  /// for. What several rules share is worked out by, and counted for, the first that needs it.
  public var rules: [(rule: RuleID, seconds: Double)] = []
  /// What is done for each file, in all threads together; empty unless asked for.
  public var threads: [(name: String, seconds: Double)] = []
  public init() {}
}

/// The outcome of a run, in a fixed order: findings by path, offset and rule.
public struct Report: Sendable {
  /// Paths as given to the analysis, by `FileID`.
  public var paths: [String]
  /// The files, for those that could be read.
  public var sources: [SourceFile?]
  public var findings: [Finding]
  public var problems: [FileProblem]
  /// The rules that ran, sorted.
  public var rules: [RuleID]
  public var indexedFiles: Int
  public var reportedFiles: Int
  /// Lines of the reported files.
  public var lines: Int
  /// Findings that a comment in the source silenced.
  public var suppressed: Int
  public var times: StageTimes
  /// What the findings were made from; `nil` for a report that no analysis made.
  public var index: ProjectIndex?

  public init(
    paths: [String], sources: [SourceFile?], findings: [Finding], problems: [FileProblem], rules: [RuleID],
    indexedFiles: Int, reportedFiles: Int, lines: Int, suppressed: Int, times: StageTimes,
    index: ProjectIndex? = nil
  ) {
    self.paths = paths
    self.sources = sources
    self.findings = findings
    self.problems = problems
    self.rules = rules
    self.indexedFiles = indexedFiles
    self.reportedFiles = reportedFiles
    self.lines = lines
    self.suppressed = suppressed
    self.times = times
    self.index = index
  }
}
