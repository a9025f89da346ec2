import BindlintAnalysis
import BindlintSyntax

/// Where fixes may write.
enum FixScope: String, Sendable, CaseIterable {
  /// In reported files, and elsewhere in the project the declaration that a fix needs.
  case project
  /// In reported files only.
  case reported
}

/// What the user asked to be fixed.
struct FixOptions: Sendable {
  var includesUnsafe = false
  /// The rules whose findings are fixed; all where it is `nil`.
  var rules: Set<RuleID>?
  var scope = FixScope.project
  /// The files that the configuration calls generated, beside those that say so themselves. By path in the report.
  var isGenerated: @Sendable (String) -> Bool = { _ in false }
}

/// Decides for one fix whether it may be made, and if not, why.
struct FixPolicy: Sendable {
  let options: FixOptions
  /// The files whose findings are reported.
  let reported: Set<FileID>
  /// Files that must stay as they are, with the reason as a lower-case statement.
  var frozen: [FileID: String] = [:]

  /// Why the finding's fix is not made, as a lower-case statement; `nil` where it may be made.
  func refusal(of finding: Finding, in report: Report, generated: inout [FileID: Bool]) -> String? {
    guard let fix = finding.diagnostic.fix else {
      return finding.diagnostic.fixRefusal ?? "the rule has no fix for it"
    }
    if let rules = options.rules, !rules.contains(finding.diagnostic.rule) { return "not asked for" }
    if fix.applicability == .unsafe, !options.includesUnsafe { return "may change behaviour, needs --unsafe-fixes" }
    let place = finding.diagnostic.location.file
    if isGenerated(place, in: report, known: &generated) { return "'\(report.paths[place.index])' is generated" }
    for edit in fix.edits {
      let file = edit.location.file
      let path = report.paths[file.index]
      if let reason = frozen[file] { return "'\(path)' \(reason)" }
      let addsDeclaration = edit.mergeKey != nil
      if !reported.contains(file) {
        if options.scope == .reported { return "it edits '\(path)', which is outside the files asked for" }
        if !addsDeclaration { return "it edits '\(path)', which is outside the files asked for" }
      }
      if !addsDeclaration, isGenerated(file, in: report, known: &generated) { return "'\(path)' is generated" }
    }
    return nil
  }

  private func isGenerated(_ file: FileID, in report: Report, known: inout [FileID: Bool]) -> Bool {
    if let answer = known[file] { return answer }
    let path = report.paths[file.index]
    var answer = options.isGenerated(path)
    if !answer, let source = report.sources[file.index] {
      answer = GeneratedFile.isGenerated(path: path, source: source)
    }
    known[file] = answer
    return answer
  }
}
