import BindlintAnalysis
import BindlintSyntax

/// A finding whose fix was made.
struct FixedFinding: Hashable, Sendable {
  var rule: RuleID
  var path: String
  var title: String
  var applicability: Applicability
}

/// A finding that stays.
struct UnfixedFinding: Hashable, Sendable {
  var finding: Finding
  var path: String
  /// Why there is no fix or it was not made, as a lower-case statement.
  var reason: String
}

/// The texts that a project has after all rounds of fixes, before anything is written.
struct FixPlan: Sendable {
  /// How many rounds of analysis and edits there may be. A fix can make room for another one, in practice once or twice.
  static let maximumRounds = 10

  /// The files that change, by number.
  var texts: [FileID: PatchedText] = [:]
  var fixed: [FixedFinding] = []
  var unfixed: [UnfixedFinding] = []
  /// How many rounds made edits.
  var rounds = 0
  /// False where the last round that may be still had fixes to make.
  var isSettled = true
  /// Files that must be in place before others: each of the second needs a declaration that the first gains.
  var before: [FileID: Set<FileID>] = [:]
  /// The analysis of the texts after the last round.
  var report: Report

  /// Makes the fixes of `report` that `policy` lets pass, then those of the texts that result, until none is left.
  ///
  /// - Parameter analyze: Analyses the project with the given files in the place of what stands on disk; their numbers
  ///   are those of `report`, and so are those of the answer.
  init(_ report: Report, policy: FixPolicy, analyze: ([FileID: SourceFile]) -> Report) {
    self.report = report
    var styles: [FileID: LineStyle] = [:]
    var generated: [FileID: Bool] = [:]
    var sources: [FileID: SourceFile] = [:]
    while true {
      var application = EditApplication()
      var taken: [Finding] = []
      unfixed = []
      for finding in self.report.findings {
        let path = self.report.paths[finding.diagnostic.location.file.index]
        if let reason = policy.refusal(of: finding, in: self.report, generated: &generated) {
          unfixed.append(UnfixedFinding(finding: finding, path: path, reason: reason))
        } else if let fix = finding.diagnostic.fix {
          switch application.take(fix) {
          case .taken, .alreadyTaken: taken.append(finding)
          case .conflict:
            unfixed.append(UnfixedFinding(finding: finding, path: path, reason: "it overlaps another fix"))
          }
        }
      }
      if taken.isEmpty { break }
      if rounds == Self.maximumRounds {
        isSettled = false
        unfixed += taken.map {
          UnfixedFinding(
            finding: $0, path: self.report.paths[$0.diagnostic.location.file.index],
            reason: "fixes still bring new ones after \(Self.maximumRounds) rounds, run again")
        }
        unfixed.sort { ($0.path, $0.finding.diagnostic.location) < ($1.path, $1.finding.diagnostic.location) }
        break
      }
      rounds += 1
      for finding in taken { record(finding) }
      for file in application.changedFiles {
        guard let source = self.report.sources[file.index] else { continue }
        var text = texts[file] ?? PatchedText(source)
        let style = styles[file] ?? LineStyle(source)
        styles[file] = style
        text.replace(JoinedRemovals.tidy(application.edits(in: file).map(style.replacement), in: source))
        style.restoreLastLine(of: &text)
        texts[file] = text
        sources[file] = SourceFile(path: source.path, bytes: text.bytes)
      }
      self.report = analyze(sources)
    }
    texts = texts.filter { $0.value.isChanged }
  }

  /// The files that change, those first that others need.
  var writingOrder: [FileID] {
    var result: [FileID] = []
    var visited: Set<FileID> = []
    // Depth first; where files need each other, the path decides.
    func visit(_ file: FileID) {
      guard visited.insert(file).inserted else { return }
      for needed in (before[file] ?? []).sorted() { visit(needed) }
      if texts[file] != nil { result.append(file) }
    }
    for file in texts.keys.sorted() { visit(file) }
    return result
  }

  private mutating func record(_ finding: Finding) {
    guard let fix = finding.diagnostic.fix else { return }
    fixed.append(
      FixedFinding(
        rule: finding.diagnostic.rule, path: report.paths[finding.diagnostic.location.file.index], title: fix.title,
        applicability: fix.applicability))
    let files = Set(fix.edits.map(\.location.file))
    if files.count < 2 { return }
    let users = files.filter { file in
      fix.edits.contains { $0.location.file == file && $0.location.range.count > 0 && $0.mergeKey == nil }
    }
    let gainers = files.subtracting(users)
    for user in users { before[user, default: []].formUnion(gainers) }
  }
}
