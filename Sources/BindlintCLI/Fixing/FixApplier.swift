import BindlintAnalysis
import BindlintSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    // A file that grows beyond the limit for file sizes is to be an error, not the end of the process.
    let previous = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, previous) }
    var policy = FixPolicy(options: options, reported: reported)
    var errors: [FixError] = []
    while true {
      let plan = FixPlan(report, policy: policy, analyze: analyze)
      var outcome = FixOutcome(plan: plan, errors: errors)
      guard let failure = write(plan, into: &outcome) else { return outcome }
      // Nothing has been written yet: plan again without this file.
      errors.append(failure.error)
      policy.frozen[failure.file] = failure.error.reason
    }
  }

  /// Writes the texts of `plan`; the file that can't be prepared, with nothing written, where there is one.
  private func write(_ plan: FixPlan, into outcome: inout FixOutcome) -> (file: FileID, error: FixError)? {
    let order = plan.writingOrder
    // Those that are given up take their temporary files with them.
    var replacements: [AtomicReplacement] = []
    var names: [[UInt8]: FileID] = [:]
    for file in order {
      guard let text = plan.texts[file] else { continue }
      let name = plan.report.paths[file.index]
      do throws(FixError.Cause) {
        let target = try AtomicReplacement.check(path(file), expected: text.original)
        if let other = names[target] { throw .sameAs(plan.report.paths[other.index]) }
        names[target] = file
        replacements.append(try AtomicReplacement(path(file), expected: text.original, bytes: text.bytes))
      } catch {
        return (file, FixError(path: name, cause: error))
      }
    }
    for (index, file) in order.enumerated() {
      guard let text = plan.texts[file] else { continue }
      let name = plan.report.paths[file.index]
      do throws(FixError.Cause) {
        try replacements[index].commit(expected: text.original)
        outcome.written.append(name)
      } catch {
        // The first file may still be given up for another plan; later, what is written stays written.
        if outcome.written.isEmpty { return (file, FixError(path: name, cause: error)) }
        outcome.errors.append(FixError(path: name, cause: error))
      }
    }
    return nil
  }
}
