/// What the stages of linting took, in each of several runs.
struct BenchStages {
  enum Stage: String, CaseIterable {
    case findFiles = "find files"
    case readToFacts = "read to facts"
    case read, lex, parse, facts
    case index, rules, report
    case json = "report as JSON"
    case all = "in all"
  }

  private var walls: [Stage: [Double]] = [:]
  private var threads: [Stage: [Double]] = [:]
  var files = 0
  var bytes = 0
  var lines = 0
  var findings = 0
  /// Bytes of memory that were there after the facts of the first run and not before it.
  var memoryAfterFacts: Int?

  mutating func note(_ stage: Stage, wall seconds: Double) { walls[stage, default: []].append(seconds) }
  mutating func note(_ stage: Stage, threads seconds: Double) { threads[stage, default: []].append(seconds) }

  /// The median of the wall time, in seconds.
  func wall(_ stage: Stage) -> Double? { walls[stage].map { $0.median } }

  /// The median of the time that all threads together were busy with it, in seconds.
  func threads(_ stage: Stage) -> Double? { threads[stage].map { $0.median } }

  func table(runs: Int, jobs: Int) -> String {
    func megabytes(_ bytes: Int) -> String { RunSummary.decimal(Double(bytes) / 1e6, digits: 1) + " MB" }
    var text = "\(Counted.of(files, "file")), \(megabytes(bytes)), \(Counted.of(lines, "line")), "
    text +=
      "\(Counted.of(findings, "finding")); median of \(Counted.of(runs, "run")), \(Counted.of(jobs, "thread"))\n\n"
    text += "       wall      threads  a core\n"
    for stage in Stage.allCases {
      let wall = wall(stage)
      let busy = threads(stage)
      guard wall != nil || busy != nil else { continue }
      let own = busy ?? wall ?? 0
      text += (wall.map(RunSummary.milliseconds) ?? "").leftPadded(to: 11)
      text += (busy.map(RunSummary.milliseconds) ?? "").leftPadded(to: 13)
      text += "\(RunSummary.decimal(Double(bytes) / 1e6 / max(own, 1e-9), digits: 0)) MB/s".leftPadded(to: 13)
      text += "  " + stage.rawValue + "\n"
    }
    text += "\nmemory: "
    if let memoryAfterFacts {
      let ratio = RunSummary.decimal(Double(memoryAfterFacts) / Double(max(bytes, 1)), digits: 1)
      text += "\(megabytes(memoryAfterFacts)) after the facts (\(ratio) times the source), "
    }
    return text + "\(megabytes(Machine.peakMemory)) at most\n"
  }
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle; 0 of none.
  var median: Double {
    let sorted = self.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
