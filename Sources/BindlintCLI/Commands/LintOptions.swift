import BindlintAnalysis

/// What `lint` was asked for.
struct LintOptions {
  struct Output {
    var format: ReportFormat
    /// `nil` for standard output.
    var file: FilePath?
  }

  var discovery: DiscoveryRequest
  var configuration: ConfigurationSet.Source
  /// Whether what the configuration excludes is reported all the same.
  var ignoresExclusion: Bool
  /// The text of the file that an editor holds.
  var buffer: [UInt8]?
  var adopting: AdoptionOptions
  var selected: [String]
  var ignored: [String]
  var minimumConfidence: Confidence
  var failureLevel: FailureLevel
  var isStrict: Bool
  var outputs: [Output]
  /// A file that says to a build system that the run came to its end.
  var stamp: FilePath?
  var color: ColorChoice
  var isQuiet: Bool
  var showsStatistics: Bool
  var showsTiming: Bool
  var jobs: Int
  /// What to fix; `nil` where nothing is.
  var fixes: FixOptions?
  /// The reason to write behind a comment that silences each finding, where that is asked for in the place of fixes.
  var suppressionReason: String?
  /// Whether fixes are printed as a patch and not written.
  var showsPatch: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    discovery = DiscoveryRequest(
      paths: arguments.positionals.map(\.path), indexRoot: arguments.last("index-root")?.path,
      isHook: arguments.has("hook"))
    if let file = arguments.last("files-from") {
      discovery.listedFiles = try InputList.read(file)
    } else if arguments.has("script-inputs") {
      discovery.paths += try InputList.scriptInputs()
      if discovery.paths.isEmpty { discovery.isHook = true }
    }
    if let path = arguments.last("stdin-filename") {
      discovery.bufferPath = path.path
      buffer = try InputList.standardInput()
    }
    if arguments.has("no-config") {
      configuration = .none
    } else {
      configuration = arguments.last("config").map { .file($0.path) } ?? .nearest
    }
    ignoresExclusion = arguments.has("no-exclude")
    adopting = AdoptionOptions(
      baseline: arguments.last("baseline")?.path, usesBaseline: !arguments.has("no-baseline"),
      prunes: arguments.has("prune-baseline"), newBaseline: arguments.last("write-baseline")?.path,
      base: arguments.text("diff-base"))
    selected = arguments.list("select")
    ignored = arguments.list("ignore")
    minimumConfidence = arguments.text("min-confidence").flatMap(Confidence.init) ?? .medium
    failureLevel = arguments.text("fail-on").flatMap(FailureLevel.init) ?? .warning
    stamp = arguments.last("stamp")?.path
    isStrict = arguments.has("strict")
    color = arguments.text("color").flatMap(ColorChoice.init) ?? .automatic
    isQuiet = arguments.has("quiet")
    showsStatistics = arguments.has("statistics")
    showsTiming = arguments.has("timing")
    jobs = min(arguments.number("jobs") ?? Machine.processors, 256)
    showsPatch = arguments.has("diff")
    if buffer != nil, !showsPatch {
      for option in ["fix", "unsafe-fixes", "fix-only", "add-suppressions"] where arguments.has(option) {
        throw .conflictingOptions(
          "--\(option)", "--stdin-filename", why: "standard input can't be written to; add --diff for a patch")
      }
    }
    fixes = Self.fixes(arguments)
    suppressionReason = try Self.suppressionReason(arguments)
    outputs = [Output(format: arguments.text("format").flatMap(ReportFormat.init) ?? .text, file: nil)]
    for argument in arguments.all("output") { outputs.append(try Self.output(argument)) }
  }

  private static func fixes(_ arguments: ParsedArguments) -> FixOptions? {
    let asked = ["fix", "unsafe-fixes", "fix-only", "diff", "add-suppressions"].contains(where: arguments.has)
    guard asked else { return nil }
    var fixes = FixOptions()
    fixes.includesUnsafe = arguments.has("unsafe-fixes")
    if arguments.has("fix-only") { fixes.rules = Set(arguments.list("fix-only").map { RuleID($0) }) }
    // A file that a commit does not hold must not change behind its back.
    fixes.scope = arguments.text("fix-scope").flatMap(FixScope.init) ?? (arguments.has("hook") ? .reported : .project)
    return fixes
  }

  private static func suppressionReason(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let reason = arguments.text("add-suppressions") else { return nil }
    for option in ["fix", "unsafe-fixes"] where arguments.has(option) {
      throw .conflictingOptions("--add-suppressions", "--\(option)", why: "one silences what the other mends")
    }
    if reason.contains(where: \.isNewline) { throw .badReason(reason) }
    return reason
  }

  private static func output(_ argument: Argument) throws(UsageError) -> Output {
    guard let equals = argument.bytes.firstIndex(of: UInt8(ascii: "=")), equals + 1 < argument.bytes.count else {
      throw .badOutput(argument.text)
    }
    let name = String(decoding: argument.bytes[..<equals], as: UTF8.self)
    guard let format = ReportFormat(rawValue: name) else {
      let choices = ReportFormat.allCases.map(\.rawValue)
      throw .badChoice(
        option: "--output", value: name, choices: choices, nearest: nearestName(to: name, in: choices))
    }
    return Output(format: format, file: FilePath(bytes: argument.bytes[(equals + 1)...]))
  }
}
