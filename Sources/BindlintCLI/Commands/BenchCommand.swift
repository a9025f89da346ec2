import BindlintAnalysis
import BindlintSyntax

/// `bindlint debug bench`: how fast the stages are over real sources, and the whole process beside other commands.
///
/// All that is said of one moment of one machine: only the ratios between what ran in turns carry over to another.
struct BenchCommand {
  private let arguments: ParsedArguments
  private let runs: Int
  private let jobs: Int
  /// Commands of the shell that do comparable work on the same files.
  private let peers: [String]

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    runs = max(1, arguments.number("runs") ?? 5)
    jobs = max(1, arguments.number("jobs") ?? Machine.processors)
    peers = arguments.all("against").map(\.text)
  }

  func run() throws(UsageError) -> Int32 {
    // Before this process takes memory that the others would have to do without.
    let own = [CommandLine.arguments[0], "lint", "--format", "json", "--jobs", "\(jobs)"]
    let processes =
      peers.isEmpty
      ? nil
      : try BenchPeers.measure(
        own: own.map { Array($0.utf8) } + arguments.positionals.map(\.bytes), peers: peers, runs: runs)
    var stages = BenchStages()
    for _ in 0..<runs { try measure(&stages) }
    var text = stages.table(runs: runs, jobs: jobs)
    if let processes { text += "\n" + processes.table(stages) }
    return try CommandLineTool.print(text)
  }

  private func measure(_ stages: inout BenchStages) throws(UsageError) {
    let startProcessor = Machine.processorSeconds
    let start = Clock.now
    let startMemory = Machine.ownMemory
    let lint = try LintAnalysis(LintOptions(arguments), rules: .builtIn)
    stages.note(.findFiles, wall: Clock.now - start)
    let afterFacts = Measured<Int?>(nil)
    let report = lint.measuredRun { afterFacts.value = Machine.ownMemory }
    for stage in report.times.stages {
      switch stage.name {
      case "index": stages.note(.index, wall: stage.seconds)
      case "rules": stages.note(.rules, wall: stage.seconds)
      case "report": stages.note(.report, wall: stage.seconds)
      default: stages.note(.readToFacts, wall: stage.seconds)
      }
    }
    for stage in report.times.threads {
      guard let known = BenchStages.Stage(rawValue: stage.name) else { continue }
      stages.note(known, threads: stage.seconds)
    }
    let startReport = Clock.now
    var buffer = TextBuffer()
    JSONReporter.write(
      LintResult(report: report, problems: [], root: lint.project.root, currentFolder: lint.project.root), to: &buffer)
    stages.note(.json, wall: Clock.now - startReport)
    stages.note(.all, wall: Clock.now - start)
    stages.note(.all, threads: Machine.processorSeconds - startProcessor)
    stages.bytes = report.sources.reduce(0) { $0 + ($1?.count ?? 0) }
    stages.lines = report.lines
    stages.files = report.indexedFiles
    stages.findings = report.findings.count
    // Later runs find memory that the first one has left.
    if stages.memoryAfterFacts == nil, let startMemory, let after = afterFacts.value {
      stages.memoryAfterFacts = after - startMemory
    }
  }
}

/// A value that a callback leaves behind, once, on the thread that asked for it.
private final class Measured<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension String {
  /// With spaces before it, up to `width` characters.
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
