import BindlintAnalysis
import BindlintSyntax

/// `bindlint debug bench`: how fast the stages are over real sources, the best of several runs.
struct BenchCommand {
  private let arguments: ParsedArguments
  private let runs: Int
  private let jobs: Int

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    runs = arguments.number("runs") ?? 5
    jobs = arguments.number("jobs") ?? Machine.processors
  }

  func run() throws(UsageError) -> Int32 {
    var order: [String] = []
    var best: [String: Double] = [:]
    var bytes = 0
    var files = 0
    var findings = 0
    var processor = Double.infinity
    func note(_ name: String, _ seconds: Double) {
      if best[name] == nil { order.append(name) }
      best[name] = min(best[name] ?? .infinity, seconds)
    }
    for _ in 0..<runs {
      let startProcessor = Machine.processorSeconds
      let start = Clock.now
      let lint = try LintAnalysis(LintOptions(arguments), rules: .builtIn)
      let project = lint.project
      note("find files", Clock.now - start)
      let startAnalysis = Clock.now
      let report = lint.run()
      let analysis = Clock.now - startAnalysis
      for stage in report.times.stages { note("  " + stage.name, stage.seconds) }
      note("analyse", analysis)
      let startReport = Clock.now
      var buffer = TextBuffer()
      JSONReporter.write(
        LintResult(report: report, problems: [], root: project.root, currentFolder: project.root), to: &buffer)
      note("report as JSON", Clock.now - startReport)
      note("in all", Clock.now - start)
      processor = min(processor, Machine.processorSeconds - startProcessor)
      bytes = report.sources.reduce(0) { $0 + ($1?.count ?? 0) }
      files = report.indexedFiles
      findings = report.findings.count
    }
    let total = best["in all"] ?? 0
    var text = "\(Counted.of(files, "file")), \(RunSummary.decimal(Double(bytes) / 1e6, digits: 2)) MB, "
    text += "\(Counted.of(findings, "finding")); best of \(Counted.of(runs, "run")), \(Counted.of(jobs, "thread"))\n\n"
    text += RunSummary.table(
      order.map { name in
        let seconds = best[name] ?? 0
        let rate = RunSummary.decimal(Double(bytes) / 1e6 / max(seconds, 1e-9), digits: 0)
        return (RunSummary.milliseconds(seconds), "\(rate) MB/s  ".leftPadded(to: 14) + name)
      })
    text += "\nprocessor time \(RunSummary.milliseconds(processor)), "
    text += "\(RunSummary.decimal(Double(bytes) / 1e6 / max(processor, 1e-9), digits: 0)) MB/s a core, "
    text += "\(RunSummary.decimal(processor / max(total, 1e-9), digits: 2)) cores busy\n"
    text += "peak memory \(RunSummary.decimal(Double(Machine.peakMemory) / 1e6, digits: 1)) MB\n"
    return try CommandLineTool.print(text)
  }
}

extension String {
  /// With spaces before it, up to `width` characters.
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
