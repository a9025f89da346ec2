import BindlintAnalysis
import BindlintSyntax

/// The fixes of one run of `lint`, written or shown as a patch.
struct FixRun {
  /// What is left: of the files as they are now, or for a patch as they were.
  let report: Report
  /// Where fixes are shown and not written; empty where there are none.
  let patch: [UInt8]?
  private let outcome: FixOutcome
  private let silences: Bool

  var errors: [FixError] { outcome.errors }
  var writtenFiles: Int { outcome.written.count }

  /// `offering` may put other fixes in the place of those of the rules, which with `silences` are comments; `keeping`
  /// takes out of a later report what is not to be told.
  init(
    _ fixes: FixOptions, of found: Report, in analysis: LintAnalysis, showsPatch: Bool,
    silences: Bool = false, offering: @escaping (Report) -> Report = { $0 },
    keeping: @escaping (Report) -> Report = { $0 }
  ) {
    self.silences = silences
    let report = offering(found)
    let project = analysis.project
    var fixes = fixes
    fixes.isGenerated = { analysis.configurations.isGenerated(FilePath($0)) }
    let applier = FixApplier(
      options: fixes,
      reported: Set(project.files.indices.filter { project.files[$0].isReported }.map { FileID($0) }),
      path: { project.root.resolving(project.files[$0.index].path).bytes },
      analyze: { offering(keeping(analysis.run(again: report, replacing: $0))) })
    if showsPatch {
      let plan = applier.plan(report)
      outcome = FixOutcome(plan: plan)
      patch = plan.patch
      self.report = report
    } else {
      outcome = applier.apply(report)
      patch = nil
      self.report = outcome.plan.report
    }
  }

  /// What was fixed and what is left, for the stream of errors.
  func summary(isQuiet: Bool) -> String {
    var text = ""
    for error in errors { text += "\(VisibleText.line(error.path)): problem: \(error.reason), and is left as it was\n" }
    if isQuiet { return text }
    let plan = outcome.plan
    if plan.fixed.isEmpty {
      text += "bindlint: nothing to \(silences ? "silence" : "fix")\n"
    } else {
      let rules = outcome.fixedByRule.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
      let files = Counted.of(patch == nil ? writtenFiles : plan.texts.count, "file")
      let did =
        patch == nil ? (silences ? "silenced" : "fixed") : (silences ? "the patch silences" : "the patch fixes")
      text += "bindlint: \(did) \(Counted.of(plan.fixed.count, "finding")) in \(files) (\(rules))\n"
    }
    for left in outcome.unfixedByReason {
      text += "bindlint: left \(left.count) \(left.rule): \(VisibleText.line(left.reason))\n"
    }
    if !plan.isSettled { text += "bindlint: more can be fixed; run it again\n" }
    return text
  }
}
