import BindlintAnalysis

/// How a rule's findings weigh, or that it does not run.
enum RuleLevel: String, CaseIterable, Sendable {
  case off, note, warning, error

  init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  var severity: Severity? {
    switch self {
    case .off: return nil
    case .note: return .note
    case .warning: return .warning
    case .error: return .error
    }
  }
}

/// One `.bindlint.json`, with what it extends worked in.
struct Configuration: Sendable {
  static let fileName = ".bindlint.json"

  /// Where a value was written.
  struct Origin: Hashable, Sendable {
    var file: FilePath
    var line: Int
  }

  struct RuleSetting: Sendable {
    /// `nil` where only options are set.
    var level: RuleLevel?
    var origin: Origin
    /// As JSON, by name, each with its place.
    var options: [String: (json: String, origin: Origin)] = [:]
  }

  struct Override: Sendable {
    var files: [Glob]
    var rules: [RuleID: RuleSetting]
  }

  /// What a property wrapper of the project does, as far as the rules ask.
  enum WrapperRole: String, CaseIterable, Sendable {
    /// A view that holds one is evaluated again when something changes.
    case subscribes
    /// Declaring it creates and keeps something, so that it need not be read.
    case owns
  }

  /// The file itself, absolute and without links.
  var path: FilePath
  var isRoot = false
  var rules: [RuleID: RuleSetting] = [:]
  /// Empty where everything is meant.
  var include: [(glob: Glob, origin: Origin)] = []
  var exclude: [(glob: Glob, origin: Origin)] = []
  var generated: [(glob: Glob, origin: Origin)] = []
  var overrides: [Override] = []
  var repeatingViews: [(name: String, origin: Origin)] = []
  var viewProtocols: [(name: String, origin: Origin)] = []
  var propertyWrappers: [(name: String, role: WrapperRole, origin: Origin)] = []

  /// Absolute.
  var baseline: (file: FilePath, origin: Origin)?

  /// Takes over what `base` says, where this one says nothing else.
  mutating func extend(_ base: Configuration) {
    for (rule, setting) in base.rules {
      guard var own = rules[rule] else {
        rules[rule] = setting
        continue
      }
      if own.level == nil {
        own.level = setting.level
        own.origin = setting.origin
      }
      own.options.merge(setting.options) { own, _ in own }
      rules[rule] = own
    }
    if include.isEmpty { include = base.include }
    baseline = baseline ?? base.baseline
    exclude = base.exclude + exclude
    generated = base.generated + generated
    overrides = base.overrides + overrides
    repeatingViews = base.repeatingViews + repeatingViews
    viewProtocols = base.viewProtocols + viewProtocols
    propertyWrappers = base.propertyWrappers + propertyWrappers
  }

  func isExcluded(_ path: FilePath) -> Bool {
    if !include.isEmpty, !include.contains(where: { $0.glob.matches(path) }) { return true }
    return exclude.contains { $0.glob.matches(path) }
  }

  func isGenerated(_ path: FilePath) -> Bool { generated.contains { $0.glob.matches(path) } }
}

/// What is wrong with a configuration file.
struct ConfigurationError: Error, Hashable {
  var path: String
  /// From 1; 0 where it is about the file as a whole.
  var line: Int
  /// Names of members from the outside in, `rules.unused_environment`; empty at the top.
  var key: String
  var message: String

  var text: String {
    var result = path
    if line > 0 { result += ":\(line)" }
    return result + ": " + (key.isEmpty ? "" : "'\(key)': ") + message
  }
}
