import BindlintSyntax

/// A file to analyse. Its bytes are asked for by index, once, from any thread.
public struct InputFile: Sendable {
  /// Relative to the project's root, with `/`. Decides the order of findings and the fingerprints.
  public var path: String
  /// Whether findings in it are reported; every file given is indexed.
  public var isReported: Bool

  public init(path: String, isReported: Bool) {
    self.path = path
    self.isReported = isReported
  }
}

/// What reading a file gave.
public enum LoadedSource: Sendable {
  case source(SourceFile)
  /// It can't be read, or is no text: why, as a lower-case statement.
  case problem(String)
}

/// What a run is asked for.
public struct AnalysisOptions: Sendable {
  /// The rules to run with the severity of their findings.
  public var severities: [RuleID: Severity]
  public var minimumConfidence: Confidence
  /// How many threads work; at least one.
  public var jobs: Int
  /// Names of views beside `ForEach` and its kin whose content closure is repeated for each element.
  public var repeatingViews: [String]

  public init(
    severities: [RuleID: Severity], minimumConfidence: Confidence = .medium, jobs: Int = 1,
    repeatingViews: [String] = []
  ) {
    self.severities = severities
    self.minimumConfidence = minimumConfidence
    self.jobs = jobs
    self.repeatingViews = repeatingViews
  }
}

public enum Analyzer {
  /// Analyses `files` and reports on those that ask for it. `load` is called once for each index of `files`, from
  /// any thread.
  public static func run(
    _ files: [InputFile], options: AnalysisOptions, load: @Sendable (Int) -> LoadedSource
  ) -> Report {
    // Placeholder pipeline until the stages land: reads every file and reports nothing.
    var sources: [SourceFile?] = []
    var problems: [FileProblem] = []
    for (index, file) in files.enumerated() {
      switch load(index) {
      case .source(let source): sources.append(source)
      case .problem(let message):
        sources.append(nil)
        problems.append(FileProblem(path: file.path, message: message))
      }
    }
    return Report(
      paths: files.map(\.path), sources: sources, findings: [], problems: problems.sorted(),
      rules: options.severities.keys.sorted(), indexedFiles: files.count,
      reportedFiles: files.filter(\.isReported).count, lines: 0, suppressed: 0, times: StageTimes())
  }
}
