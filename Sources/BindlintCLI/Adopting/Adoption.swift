import BindlintAnalysis

/// How much of what is found is to be told in an old code base.
struct AdoptionOptions: Sendable {
  var baseline: FilePath?
  /// Whether the baseline that the configuration names counts.
  var usesBaseline: Bool
  var prunes: Bool
  var newBaseline: FilePath?
  var base: String?
}

/// Takes out of a report what a baseline knows and what no change brought up, and keeps baselines.
struct Adoption {
  private let options: AdoptionOptions
  private let analysis: LintAnalysis
  private let currentFolder: FilePath
  private let file: FilePath?
  private let baseline: Baseline?

  init(_ options: AdoptionOptions, analysis: LintAnalysis, currentFolder: FilePath) throws(UsageError) {
    self.options = options
    self.analysis = analysis
    self.currentFolder = currentFolder
    file = options.baseline ?? (options.usesBaseline ? analysis.configurations.baseline : nil)
    if options.newBaseline != nil, options.base != nil {
      throw .conflictingOptions("--write-baseline", "--diff-base", why: "a baseline holds all findings")
    }
    if options.prunes, file == nil {
      throw .unsupported("--prune-baseline needs to know which: --baseline FILE")
    }
    guard let file, options.newBaseline == nil else {
      baseline = nil
      return
    }
    baseline = try Baseline(readFrom: file)
  }

  /// What is left of a report to tell.
  struct Outcome {
    var report: Report
    var baselined = 0
    var unchanged = 0
    var origins: [Finding: ChangeOrigin] = [:]
    /// What to say on the stream of errors.
    var messages = ""
    /// Whether a baseline was written in the place of failing.
    var wroteBaseline = false

    /// A report of the run, this one or a later one, with what was left out of it.
    func result(of report: Report, in project: Project, currentFolder: FilePath) -> LintResult {
      var result = LintResult(
        report: report, problems: project.problems, root: project.root, currentFolder: currentFolder)
      result.baselined = baselined
      result.unchanged = unchanged
      result.excluded = project.excluded
      result.origins = origins
      return result
    }

    /// A later report of the same run without what was taken out of the first: told by rule, path and symbol, as lines
    /// and numbers of findings move with every fix.
    func keeping(in later: Report) -> Report {
      func key(_ finding: Finding) -> FindingKey {
        FindingKey(
          path: later.paths[finding.diagnostic.location.file.index], rule: finding.diagnostic.rule.rawValue,
          symbol: finding.diagnostic.symbol)
      }
      if baselined == 0, unchanged == 0 { return later }
      let told = Set(report.findings.map(key))
      var later = later
      later.findings = later.findings.filter { told.contains(key($0)) }
      return later
    }
  }

  func apply(to report: Report) throws(UsageError) -> Outcome {
    var outcome = Outcome(report: report)
    if let newBaseline = options.newBaseline { try write(newBaseline, &outcome) }
    if let baseline, let file { try compare(baseline, file, &outcome) }
    if let base = options.base {
      let changes = try ChangesSinceBase(
        base, report: outcome.report, analysis: analysis, currentFolder: currentFolder)
      let origins = changes.origins()
      let findings = outcome.report.findings
      outcome.report.findings = []
      for (finding, origin) in zip(findings, origins) {
        if let origin {
          outcome.report.findings.append(finding)
          outcome.origins[finding] = origin
        } else {
          outcome.unchanged += 1
        }
      }
    }
    return outcome
  }

  private var paths: (present: Set<String>, reported: Set<String>) {
    let files = analysis.project.files
    return (Set(files.map(\.path.text)), Set(files.filter(\.isReported).map(\.path.text)))
  }

  private func keys(_ report: Report) -> [FindingKey] {
    report.findings.map { finding in
      FindingKey(
        path: report.paths[finding.diagnostic.location.file.index], rule: finding.diagnostic.rule.rawValue,
        symbol: finding.diagnostic.symbol)
    }
  }

  /// Entries of files that were not looked at stay.
  private func write(_ file: FilePath, _ outcome: inout Outcome) throws(UsageError) {
    let (present, reported) = paths
    var new = Baseline(keys(outcome.report))
    if FileSystem.status(of: file) != nil {
      let old = try Baseline(readFrom: file)
      new = new.adding(old) { present.contains($0) && !reported.contains($0) }
    }
    try store(new, in: file)
    outcome.wroteBaseline = true
    outcome.baselined = outcome.report.findings.count
    outcome.report.findings = []
    let configured = analysis.configurations.baseline.map { (try? FileSystem.realPath($0)) ?? $0 }
    let written = (try? FileSystem.realPath(file)) ?? file
    outcome.messages += "bindlint: wrote \(Counted.of(new.total, "finding")) into \(file.text)\n"
    outcome.messages +=
      configured == written
      ? "bindlint: every run leaves them out, as \(Configuration.fileName) says\n"
      : "bindlint: leave them out from now on with --baseline \(file.text), "
        + "or always with \"baseline\": \"\(file.text)\" in \(Configuration.fileName)\n"
  }

  private func compare(_ baseline: Baseline, _ file: FilePath, _ outcome: inout Outcome) throws(UsageError) {
    let (present, reported) = paths
    let ran = Set(outcome.report.rules.map(\.rawValue))
    let isWhole = reported.count == present.count
    let match = baseline.match(
      keys(outcome.report),
      isGone: { !present.contains($0) },
      // Of a file that was not looked at nothing is known; nor is, of one that is gone, whether it was only renamed.
      isJudged: { reported.contains($0) })
    let known = zip(outcome.report.findings, match.isKnown)
    outcome.baselined = match.isKnown.count { $0 }
    outcome.report.findings = known.filter { !$0.1 }.map(\.0)
    let stale = match.stale.counts.filter { ran.contains($0.key.rule) && (isWhole || reported.contains($0.key.path)) }
    let count = stale.values.reduce(0, +)
    if options.prunes {
      let notJudged = match.stale.counts.filter { stale[$0.key] == nil }
      try store(Baseline(counts: match.kept.counts.merging(notJudged, uniquingKeysWith: +)), in: file)
      outcome.messages += "bindlint: took \(count == 1 ? "1 entry" : "\(count) entries") out of \(file.text)\n"
    } else if count > 0 {
      for key in stale.keys.sorted().prefix(5) {
        outcome.messages += "bindlint: no longer found: \(key.path): \(key.rule) of '\(key.symbol)'\n"
      }
      outcome.messages +=
        "bindlint: \(count == 1 ? "1 entry" : "\(count) entries") of \(file.text) "
        + "\(count == 1 ? "is" : "are") no longer found; --prune-baseline takes them out\n"
    }
  }

  private func store(_ baseline: Baseline, in file: FilePath) throws(UsageError) {
    do { try FileSystem.replace(file, with: Array(baseline.text.utf8)) } catch {
      throw .unusableFile(path: file.text, reason: error.reason)
    }
  }
}
