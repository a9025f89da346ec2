import BindlintAnalysis

/// Everything that a reporter may tell: the report of the analysis after configuration, baselines and changed lines had
/// their say.
struct LintResult {
  var report: Report
  /// By path, offset and rule; those of `report` that are shown.
  var findings: [Finding]
  /// Of the analysis, of the search for files, and of the configuration.
  var problems: [FileProblem]
  /// Findings that the baseline holds.
  var baselined = 0
  /// How findings come to be reported, where only changes are.
  var origins: [Finding: ChangeOrigin] = [:]
  /// Findings that were there before the changes, on lines that are as they were.
  var unchanged = 0
  /// Files that were asked for and that the configuration excludes.
  var excluded = 0
  /// The project's root.
  var root: FilePath
  var currentFolder: FilePath
  let places: Places

  init(report: Report, problems: [FileProblem], root: FilePath, currentFolder: FilePath) {
    self.report = report
    self.findings = report.findings
    self.problems = (report.problems + problems).sorted()
    self.root = root
    self.currentFolder = currentFolder
    self.places = Places(report.sources)
  }

  /// Relative to the project's root, with `/`.
  func path(_ file: FileID) -> String { report.paths[file.index] }

  /// For people: relative to the folder they stand in where they stand in the project, else absolute.
  func displayPath(_ file: FileID) -> String { displayPath(path(file)) }

  func displayPath(_ path: String) -> String {
    let absolute = root.resolving(FilePath(path))
    if absolute.isAtOrBelow(currentFolder) || currentFolder.isAtOrBelow(root) {
      return absolute.relative(to: currentFolder).text
    }
    return absolute.text
  }

  func absolutePath(_ file: FileID) -> String { root.resolving(FilePath(path(file))).text }

  func count(_ severity: Severity) -> Int { findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) } }

  func fixable(_ applicability: Applicability) -> Int {
    findings.reduce(0) { $0 + ($1.diagnostic.fix?.applicability == applicability ? 1 : 0) }
  }

  /// Findings whose refactor is there to read only.
  var suggestions: Int {
    findings.reduce(0) { $0 + ($1.diagnostic.fix == nil && $1.diagnostic.suggestion != nil ? 1 : 0) }
  }
}

extension LintResult {
  /// The message of a problem with the line that it is about, where it is about one.
  func message(of problem: FileProblem) -> String {
    guard let offset = problem.offset, let index = report.paths.firstIndex(of: problem.path) else {
      return problem.message
    }
    return "\(problem.message) (line \(places.place(offset, in: FileID(index)).line))"
  }
}
