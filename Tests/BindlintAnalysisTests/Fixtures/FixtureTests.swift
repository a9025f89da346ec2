import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

/// Every fixture of every rule, for what it says and for what must hold of any code.
@Suite struct FixtureTests {
  @Test func thereAreFixtures() {
    #expect(Fixture.all.count > 50)
    #expect(Fixture.enabledRules.isSuperset(of: Fixture.coreRules))
  }

  @Test(arguments: Fixture.all) func findsWhatItExpects(_ fixture: Fixture) {
    PendingFixtures.check(fixture.testDescription, fixture.faults(in: fixture.lint()))
  }

  @Test(arguments: Fixture.all) func findsTheSameOnSeveralThreads(_ fixture: Fixture) {
    let alone = fixture.lint(jobs: 1)
    let together = fixture.lint(jobs: 4)
    #expect(alone.findings == together.findings)
    #expect(alone.problems == together.problems)
  }

  /// Windows line ends change no finding but its place.
  @Test(arguments: Fixture.all) func findsTheSameWithCarriageReturns(_ fixture: Fixture) {
    let files = fixture.files.map {
      Fixture.File(path: $0.path, text: $0.text.replacingOccurrences(of: "\n", with: "\r\n"))
    }
    func summary(_ report: Report) -> [String] {
      report.findings.map { finding in
        let diagnostic = finding.diagnostic
        let places = ([diagnostic.location] + diagnostic.related.map(\.location)).map {
          "\(report.paths[$0.file.index]):\(report.line(of: $0))"
        }
        return
          "\(diagnostic.rule) \(places) \(diagnostic.message) \(diagnostic.fix?.title ?? "") \(finding.fingerprint)"
      }
    }
    #expect(summary(fixture.lint()) == summary(fixture.lint(files)))
  }

  /// The comments that `--add-suppressions` writes silence every finding, and nothing else changes.
  @Test(arguments: Fixture.all) func commentsSilenceEveryFinding(_ fixture: Fixture) {
    var report = fixture.lint()
    // A comment that silences nothing is to be removed, not silenced.
    let alreadySilenced = report.suppressed
    report.findings.removeAll { $0.diagnostic.rule.rawValue == "unused_suppression" }
    guard !report.findings.isEmpty, fixture.rule != "unused_suppression" else { return }
    var application = EditApplication()
    for finding in SuppressionEdits.offering(reason: "a test", in: report).findings {
      #expect(finding.diagnostic.fix.map { application.take($0) != .conflict } == true)
    }
    let files = fixture.files.enumerated().map { index, file in
      let text = application.text(of: FileID(index), after: SourceFile(path: file.path, text: file.text))
      return Fixture.File(path: file.path, text: String(decoding: text, as: UTF8.self))
    }
    let silenced = fixture.lint(files)
    #expect(silenced.findings.map(\.diagnostic.message) == [])
    #expect(silenced.problems.isEmpty)
    #expect(silenced.suppressed == report.findings.count + alreadySilenced)
  }

  /// With `BINDLINT_RECORD=1` in the environment it writes what fixing gives beside the fixtures, to be read as a
  /// reviewer before it is committed.
  @Test(arguments: Fixture.all) func fixesAsItShows(_ fixture: Fixture) throws {
    guard !PendingFixtures.lines.contains(fixture.testDescription) else { return }
    var faults: [String] = []
    for (kind, golden, tiers) in [
      ("fixed", fixture.fixed, [Applicability.safe]), ("unsafe", fixture.unsafelyFixed, [.safe, .unsafe]),
    ] {
      let outcome = fixture.fixing(tiers)
      faults += outcome.faults
      let usesTier = fixture.compared(fixture.lint()).contains {
        $0.fix.map { $0.applicability == tiers.last } ?? false
      }
      if ProcessInfo.processInfo.environment["BINDLINT_RECORD"] != nil {
        if usesTier || golden != nil { try fixture.record(outcome.files, as: kind) }
      } else if let golden {
        for file in outcome.files where file.text != golden[file.path] {
          faults.append("\(file.path) after fixing is:\n\(file.text)")
        }
        if golden.count != outcome.files.count { faults.append("the fixed twin has files that the fixture has not") }
      } else if usesTier {
        faults.append("it has fixes, but no twin '\(fixture.name).\(kind)' that shows what they make of it")
      }
    }
    PendingFixtures.check("\(fixture.testDescription) fix", faults)
  }
}

extension Fixture {
  /// The files after all fixes of these tiers, and what is wrong with fixing, one line each.
  fileprivate func fixing(_ tiers: [Applicability]) -> (files: [File], faults: [String]) {
    var files = files
    var faults: [String] = []
    let unfixable = compared(lint()).filter { $0.fix.map { !tiers.contains($0.applicability) } ?? true }.count
    for _ in 0..<10 {
      let report = lint(files)
      let fixes = compared(report).compactMap(\.fix).filter { tiers.contains($0.applicability) }
      if fixes.isEmpty {
        let left = compared(report).count
        if left > unfixable { faults.append("fixing leaves \(left) findings where \(unfixable) can't be fixed") }
        return (files, faults)
      }
      var application = EditApplication()
      let outcomes = fixes.map { application.take($0) }
      if !outcomes.contains(.taken) {
        faults.append("none of the fixes can be applied")
        return (files, faults)
      }
      for id in application.changedFiles {
        let source = SourceFile(path: files[id.index].path, text: files[id.index].text)
        let text = application.text(of: id, after: source)
        let fixed = SourceFile(path: source.path, bytes: text)
        for problem in Parser.parse(fixed).problems {
          faults.append("\(source.path) is broken after fixing: \(problem.message) at '\(fixed.text(problem.range))'")
        }
        files[id.index].text = String(decoding: text, as: UTF8.self)
      }
    }
    faults.append("fixing doesn't come to an end")
    return (files, faults)
  }
}
