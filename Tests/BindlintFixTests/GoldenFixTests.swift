import BindlintAnalysis
import BindlintSyntax
import Testing

@testable import BindlintCLI

/// The fixes of all rules, made over the fixtures of `Fixtures/behaviour` and `Fixtures/fixes`, give the goldens byte for
/// byte.
@Suite struct GoldenFixTests {
  private static let severities: [RuleID: Severity] = [
    RuleID("closure_binding_in_foreach"): .warning, RuleID("index_based_binding"): .warning,
    RuleID("redundant_closure_binding"): .warning, RuleID("unprojected_bindable"): .warning,
    RuleID("unused_environment"): .warning, RuleID("unused_view_property"): .warning,
  ]

  /// All rounds as the program makes them, with all tiers where the golden is one of the unsafe ones.
  @Test(arguments: ProvedFixture.all.filter { $0.name.hasPrefix("fixes/") })
  func theProgramWritesTheGolden(_ fixture: ProvedFixture) throws {
    let before = try #require(fixture.versions[.before]).mapValues(withoutExpectations)
    let paths = before.keys.sorted()
    func analyze(_ replaced: [FileID: SourceFile]) -> Report {
      Analyzer.run(
        paths.map { InputFile(path: $0, isReported: true) }, options: AnalysisOptions(severities: Self.severities)
      ) { index in
        .source(replaced[FileID(index)] ?? SourceFile(path: paths[index], text: before[paths[index]] ?? ""))
      }
    }
    let report = analyze([:])
    #expect(!report.findings.isEmpty)
    // What can't be fixed names the missing piece.
    if fixture.goldens.isEmpty {
      for finding in report.findings {
        #expect(finding.diagnostic.fix == nil)
        let refusals = fixture.comments("// refusal: ")
        #expect(
          refusals.contains(finding.diagnostic.fixRefusal ?? ""), "\(finding.diagnostic.fixRefusal ?? "no reason")")
      }
    }
    for version in fixture.goldens {
      let policy = FixPolicy(
        options: FixOptions(includesUnsafe: version == .unsafe), reported: Set(paths.indices.map { FileID($0) }))
      let plan = FixPlan(report, policy: policy, analyze: analyze)
      #expect(!plan.fixed.isEmpty && plan.isSettled)
      let golden = try #require(fixture.versions[version]).mapValues(withoutExpectations)
      for (index, path) in paths.enumerated() {
        let text = plan.texts[FileID(index)].map { String(decoding: $0.bytes, as: UTF8.self) } ?? before[path]
        #expect(text == golden[path], "\(path):\n\(text ?? "")")
      }
    }
  }

  @Test(arguments: ProvedFixture.all.filter { $0.name.hasPrefix("behaviour/") })
  func theRulesWriteTheGolden(_ fixture: ProvedFixture) throws {
    let before = try #require(fixture.versions[.before]).mapValues(withoutExpectations)
    let paths = before.keys.sorted()
    let inputs = paths.map { InputFile(path: $0, isReported: true) }
    let options = AnalysisOptions(severities: [RuleID("closure_binding_in_foreach"): .warning])
    func analyze(_ replaced: [FileID: SourceFile]) -> Report {
      Analyzer.run(inputs, options: options) { index in
        .source(replaced[FileID(index)] ?? SourceFile(path: paths[index], text: before[paths[index]] ?? ""))
      }
    }
    let policy = FixPolicy(options: FixOptions(), reported: Set(paths.indices.map { FileID($0) }))
    let plan = FixPlan(analyze([:]), policy: policy, analyze: analyze)
    #expect(!plan.fixed.isEmpty && plan.unfixed.isEmpty && plan.isSettled)
    let golden = try #require(fixture.versions[.fixed]).mapValues(withoutExpectations)
    for (index, path) in paths.enumerated() {
      let text = plan.texts[FileID(index)].map { String(decoding: $0.bytes, as: UTF8.self) } ?? before[path]
      #expect(text == golden[path], "\(path)")
    }
  }

  private func withoutExpectations(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let comment = line.firstRange(of: "  // expect:") else { return String(line) }
      return String(line[..<comment.lowerBound])
    }.joined(separator: "\n")
  }
}
