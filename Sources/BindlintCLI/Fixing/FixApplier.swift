import BindlintAnalysis
import BindlintSyntax

/// What a run of fixes came to.
struct FixOutcome: Sendable {
  var plan: FixPlan
  /// The files that have their new text, in the order of writing; paths as in the report.
  var written: [String] = []
  /// The files that should have been written and were not. The command fails where there are any.
  var errors: [FixError] = []

  /// How many findings of each rule were fixed, by rule.
  var fixedByRule: [(rule: RuleID, count: Int)] {
    let counts = Dictionary(plan.fixed.map { ($0.rule, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { (rule: $0.key, count: $0.value) }
  }

  /// How many findings of each rule stay for each reason, by rule and reason.
  var unfixedByReason: [(rule: RuleID, reason: String, count: Int)] {
    struct Key: Hashable {
      var rule: RuleID
      var reason: String
    }
    let counts = Dictionary(
      plan.unfixed.map { (Key(rule: $0.finding.diagnostic.rule, reason: $0.reason), 1) }, uniquingKeysWith: +)
    return counts.sorted { ($0.key.rule, $0.key.reason) < ($1.key.rule, $1.key.reason) }
      .map { (rule: $0.key.rule, reason: $0.key.reason, count: $0.value) }
  }
}

/// Makes the fixes of a report: all rounds in memory first, then the files.
struct FixApplier {
  var options: FixOptions
  /// The files whose findings are reported; fixes keep to them as far as the scope says.
  var reported: Set<FileID>
  /// The bytes of the path that a file of the report is opened by.
  var path: (FileID) -> [UInt8]
  /// Analyses the project with these texts in the place of what stands on disk.
  var analyze: ([FileID: SourceFile]) -> Report

  /// The texts that the fixes would give, for a patch. Nothing is written.
  func plan(_ report: Report) -> FixPlan {
    FixPlan(report, policy: FixPolicy(options: options, reported: reported), analyze: analyze)
  }

  /// Fixes what can be fixed and writes the files.
  ///
  /// A file that can't be written keeps its text, and no fix that would touch it is made anywhere. The new texts of all
  /// files stand beside them on the disk before the first one takes its place, so a full disk changes nothing.
  func apply(_ report: Report) -> FixOutcome {
    var policy = FixPolicy(options: options, reported: reported)
    var errors: [FixError] = []
    while true {
      let plan = FixPlan(report, policy: policy, analyze: analyze)
      var outcome = FixOutcome(plan: plan, errors: errors)
      let failures = HeldSignals.hold { write(plan, into: &outcome) }
      if failures.isEmpty { return outcome }
      // Nothing has been written: plan again without the files that can't be.
      for failure in failures {
        errors.append(FixError(path: plan.report.paths[failure.file.index], cause: failure.cause))
        policy.frozen[failure.file] = errors.last?.reason
      }
      if let full = failures.first(where: { $0.cause == .noSpace }) {
        // A disk that is full for one file is not tried again for each of the others.
        for file in plan.texts.keys where policy.frozen[file] == nil {
          policy.frozen[file] = FixError(path: "", cause: full.cause).reason
        }
      }
    }
  }

  private typealias Failure = (file: FileID, cause: FixError.Cause)

  /// Writes the texts of `plan`, or nothing where some can't be written: those and why.
  private func write(_ plan: FixPlan, into outcome: inout FixOutcome) -> [Failure] {
    // Replacements that are given up take their temporary files with them.
    var replacements: [(file: FileID, text: PatchedText, replacement: AtomicReplacement)] = []
    var failures: [Failure] = []
    var names: [[UInt8]: FileID] = [:]
    for file in plan.writingOrder {
      guard let text = plan.texts[file] else { continue }
      do throws(FixError.Cause) {
        let target = try AtomicReplacement.check(path(file), expected: text.original)
        if let other = names[target] { throw .sameAs(plan.report.paths[other.index]) }
        names[target] = file
        let replacement = try AtomicReplacement(target, expected: text.original, bytes: text.bytes)
        replacements.append((file, text, replacement))
      } catch {
        failures.append((file, error))
        if error == .noSpace { break }
      }
    }
    guard failures.isEmpty else { return failures }
    for (file, text, replacement) in replacements {
      let name = plan.report.paths[file.index]
      do throws(FixError.Cause) {
        try replacement.commit(expected: text.original)
        outcome.written.append(name)
      } catch {
        // The first file may still be given up for another plan; later, what is written stays written.
        if outcome.written.isEmpty { return [(file, error)] }
        outcome.errors.append(FixError(path: name, cause: error))
      }
    }
    return []
  }
}
