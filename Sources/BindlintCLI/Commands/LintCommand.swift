import BindlintAnalysis

/// `bindlint lint`: find the files, analyse them, report, and say by the exit status how it went.
struct LintCommand {
  let options: LintOptions
  let rules: RuleTable

  func run() throws(UsageError) -> Int32 {
    var stages = StageTimer()
    for rule in (options.fixes?.rules ?? []).sorted() { _ = try rules.named(rule.rawValue) }
    let analysis = try LintAnalysis(options, rules: rules)
    let project = analysis.project
    stages.end("find files")

    let progress = options.isQuiet ? nil : ProgressLine(total: project.files.count)
    let found = analysis.run { progress?.advance() }
    progress?.finish()
    // Held until the process ends, which is soon: freeing every array of every file takes 2 % of a run.
    _ = found.index.map { Unmanaged.passRetained($0) }
    stages.end("analyse")

    let currentFolder = (try? FileSystem.currentFolder()) ?? project.root
    let adopted = try Adoption(options.adopting, analysis: analysis, currentFolder: currentFolder).apply(to: found)
    var report = adopted.report

    var fixing: FixRun?
    if let fixes = options.fixes {
      let run = FixRun(
        fixes, of: report, in: analysis, showsPatch: options.showsPatch, silences: options.suppressionReason != nil,
        offering: { [reason = options.suppressionReason] report in
          reason.map { SuppressionEdits.offering(reason: $0, in: report) } ?? report
        }, keeping: adopted.keeping)
      report = run.report
      fixing = run
      stages.end("fix")
    }

    let result = adopted.result(of: report, in: project, currentFolder: currentFolder)
    try write(result, patch: fixing?.patch)
    stages.end("report")

    tellProblems(result)
    if !options.isQuiet { StandardStream.errors.tryWrite(adopted.messages) }
    if let fixing { StandardStream.errors.tryWrite(fixing.summary(isQuiet: options.isQuiet)) }
    if options.showsStatistics { StandardStream.errors.tryWrite(RunSummary.statistics(result)) }
    if options.showsTiming {
      StandardStream.errors.tryWrite(RunSummary.timing(report, stages: stages, jobs: options.jobs))
    }
    let status = status(of: result, project: project, fixing: fixing)
    if let stamp = options.stamp, status != ExitStatus.failure {
      do { try FileSystem.replace(stamp, with: []) } catch {
        throw .writeFailed(path: stamp.text, reason: error.reason)
      }
    }
    return status
  }

  /// A patch stands in the place of the report on standard output.
  private func write(_ result: LintResult, patch: [UInt8]?) throws(UsageError) {
    for output in options.outputs {
      var buffer = TextBuffer()
      if output.file == nil, let patch {
        buffer.write(patch)
      } else {
        ReportWriter(options: options, isTerminal: output.file == nil).write(result, as: output.format, to: &buffer)
      }
      do {
        if let file = output.file {
          try FileSystem.replace(file, with: buffer.bytes)
        } else {
          try StandardStream.output.write(buffer.bytes)
        }
      } catch {
        throw .writeFailed(path: output.file?.text ?? "standard output", reason: error.reason)
      }
    }
  }

  /// Problems stand on the stream of errors, whatever the format, one a line.
  func tellProblems(_ result: LintResult) {
    var text = ""
    for problem in result.problems {
      let message = VisibleText.line(result.message(of: problem))
      if problem.path.isEmpty {
        text += "bindlint: problem: \(message)\n"
      } else {
        text += "\(VisibleText.line(result.displayPath(problem.path))): problem: \(message)\n"
      }
    }
    StandardStream.errors.tryWrite(text)
  }

  func status(of result: LintResult, project: Project, fixing: FixRun?) -> Int32 {
    let reported = project.files.indices.filter { project.files[$0].isReported }
    let couldNothing = reported.allSatisfy { result.report.sources[$0] == nil }
    let hadNothing = reported.isEmpty && (options.discovery.isHook || project.excluded > 0)
    if couldNothing, !hadNothing {
      if result.problems.isEmpty { StandardStream.errors.tryWrite("bindlint: there is no Swift file to check here\n") }
      return ExitStatus.failure
    }
    if options.isStrict, !result.problems.isEmpty { return ExitStatus.failure }
    if let fixing {
      if !fixing.errors.isEmpty { return ExitStatus.failure }
      if let patch = fixing.patch { return patch.isEmpty ? ExitStatus.success : ExitStatus.findings }
      // A commit hook that changed files must stop the commit: what is staged is not what was checked.
      if options.discovery.isHook, fixing.writtenFiles > 0 { return ExitStatus.findings }
    }
    let fails = result.findings.contains { options.failureLevel.isReached(by: $0.severity) }
    return fails ? ExitStatus.findings : ExitStatus.success
  }
}

/// What the exit status of a process means.
enum ExitStatus {
  static let success: Int32 = 0
  static let findings: Int32 = 1
  /// Wrong usage or configuration, nothing could be linted, or a report could not be written.
  static let failure: Int32 = 2
}

/// The wall time between calls.
struct StageTimer {
  private(set) var stages: [(name: String, seconds: Double)] = []
  private let start = Clock.now
  private var last = Clock.now

  mutating func end(_ name: String) {
    let now = Clock.now
    stages.append((name, now - last))
    last = now
  }

  var total: Double { last - start }
}
