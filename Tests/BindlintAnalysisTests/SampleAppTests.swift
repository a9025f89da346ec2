import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

/// The sample app shows one mistake of every core rule; its clean twin shows none.
@Suite struct SampleAppTests {
  private func rulesThatReport(on folder: String) throws -> [String] {
    let root = Fixture.packageRoot.appendingPathComponent("Fixtures/\(folder)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    #expect(paths.count >= 7)
    let texts = try paths.map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
    let severities = Dictionary(uniqueKeysWithValues: Fixture.enabledRules.map { (RuleID($0), Severity.warning) })
    let report = Analyzer.run(
      paths.map { InputFile(path: $0, isReported: true) }, options: AnalysisOptions(severities: severities)
    ) { .source(SourceFile(path: paths[$0], text: texts[$0])) }
    #expect(report.problems.isEmpty)
    return report.findings.map(\.diagnostic.rule.rawValue).sorted()
  }

  @Test func everyCoreRuleFindsItsMistake() throws {
    let found = try rulesThatReport(on: "SampleApp")
    PendingFixtures.check("SampleApp", found == Fixture.coreRules.sorted() ? [] : ["found \(found)"])
  }

  @Test func theCleanTwinHasNone() throws {
    #expect(try rulesThatReport(on: "SampleAppClean") == [])
  }
}
