import BindlintAnalysis
import BindlintSyntax

/// How a finding comes to be reported on changes.
enum ChangeOrigin: String, Sendable {
  /// It stands on a line that is new or changed.
  case line
  /// Its line is as it was, but it was no finding: something else changed, the last use of a property is gone.
  case elsewhere
}

/// What changed in a work tree since the merge base with a revision, as far as findings ask.
struct ChangesSinceBase {
  let revision: String
  private let baseFiles: [FilePath: [UInt8]]
  private let gone: [FilePath]
  private let analysis: LintAnalysis
  private let report: Report

  init(_ revision: String, report: Report, analysis: LintAnalysis, currentFolder: FilePath) throws(UsageError) {
    self.revision = revision
    self.analysis = analysis
    self.report = report
    guard analysis.project.isWorkTree else {
      throw .unsupported("--diff-base needs a git work tree, and \(analysis.project.root.text) is none")
    }
    let history = GitHistory(workTree: analysis.project.root, currentFolder: currentFolder)
    let files = try history.files(of: try history.mergeBase(of: revision))
    baseFiles = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    let present = Set(analysis.project.files.map(\.path))
    gone = files.map(\.path).filter { !present.contains($0) }
  }

  /// The origin of each of the report's findings; `nil` for those that were there and whose lines did not change.
  func origins() -> [ChangeOrigin?] {
    let result = LintResult(
      report: report, problems: [], root: analysis.project.root, currentFolder: analysis.project.root)
    var newLines: [FileID: [Bool]] = [:]
    var origins: [ChangeOrigin?] = []
    for finding in report.findings {
      let location = finding.diagnostic.location
      if newLines[location.file] == nil { newLines[location.file] = lines(of: location.file) }
      let (start, end) = result.places.places(location)
      let isNew = newLines[location.file] ?? []
      let touched = (start.line...max(start.line, end.line)).contains {
        isNew.indices.contains($0 - 1) && isNew[$0 - 1]
      }
      origins.append(touched ? .line : nil)
    }
    if origins.allSatisfy({ $0 != nil }) { return origins }

    let paths = baseFiles.keys.sorted()
    let before = analysis.run(on: paths.map { (path: $0, bytes: baseFiles[$0] ?? []) })
    let known = Baseline(
      before.findings.map { finding in
        FindingKey(
          path: before.paths[finding.diagnostic.location.file.index], rule: finding.diagnostic.rule.rawValue,
          symbol: finding.diagnostic.symbol)
      })
    let present = Set(report.paths)
    let match = known.match(
      report.findings.map(result.key), isGone: { !present.contains($0) }, isJudged: { _ in true })
    for index in origins.indices where origins[index] == nil && !match.isKnown[index] { origins[index] = .elsewhere }
    return origins
  }

  private func lines(of file: FileID) -> [Bool] {
    guard let source = report.sources[file.index] else { return [] }
    let path = analysis.project.files[file.index].path
    let text = Array(source.bytes)
    let new = LineDiff.lines(of: text)
    guard let old = baseFiles[path] ?? renamed(path, new) else { return new.map { _ in true } }
    return LineDiff.newLines(new, comparedTo: LineDiff.lines(of: old))
  }

  /// The text of the file that this one was: of those that are gone, one of the same name or with most of its lines.
  private func renamed(_ path: FilePath, _ new: [ArraySlice<UInt8>]) -> [UInt8]? {
    let lines = Set(new.filter { $0.count > 3 })
    var best: (share: Double, path: FilePath)?
    for candidate in gone {
      let old = Set(LineDiff.lines(of: baseFiles[candidate] ?? []).filter { $0.count > 3 })
      let common = Double(old.intersection(lines).count) / Double(max(1, max(old.count, lines.count)))
      let share = candidate.lastComponent.elementsEqual(path.lastComponent) ? common + 0.25 : common
      if share >= 0.5, share > best?.share ?? 0 { best = (share, candidate) }
    }
    return best.flatMap { baseFiles[$0.path] }
  }
}
