import BindlintAnalysis
import BindlintCLI
import Foundation
import Testing

/// The catalogue is the one place that says what a rule is; everything that repeats it must be current.
@Suite struct CatalogueTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.root + "/" + folder).sorted()
  }

  @Test func nothingGeneratedIsStale() throws {
    let stale = try CatalogueGenerator(root: Self.root).staleFiles()
    #expect(stale == [], "run '\(CatalogueGenerator.repairCommand)' and commit the result")
  }

  @Test func everyRuleHasFixtures() throws {
    let folders = try names(in: "Fixtures/rules").filter { !$0.contains(".") }
    #expect(folders == Catalogue.ids.map(\.rawValue))
  }

  @Test func everyRuleHasAFile() throws {
    for rule in Catalogue.ids {
      let path = "\(Self.root)/Sources/BindlintAnalysis/Rules/\(NewRuleCommand.typeName(of: rule.rawValue)).swift"
      let source = try? String(contentsOfFile: path, encoding: .utf8)
      #expect(source?.contains("static let id = RuleID(\"\(rule)\")") == true, "\(path) is not the file of \(rule)")
    }
    let rules = try names(in: "Sources/BindlintAnalysis/Rules").filter { name in
      let path = "\(Self.root)/Sources/BindlintAnalysis/Rules/\(name)"
      return try String(contentsOfFile: path, encoding: .utf8).contains(": Rule {")
    }
    for name in rules {
      let path = "\(Self.root)/Sources/BindlintAnalysis/Rules/\(name)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!text.contains(NewRuleCommand.placeholder), "\(name) is not filled in")
    }
    #expect(rules.sorted() == Catalogue.ids.map { NewRuleCommand.typeName(of: $0.rawValue) + ".swift" }.sorted())
  }

  @Test func everyEntrySaysEverything() {
    #expect(Catalogue.ids == Catalogue.ids.sorted())
    for entry in Catalogue.entries {
      #expect(!entry.summary.isEmpty && !entry.summary.hasSuffix("."), "summary of \(entry.id)")
      for part in [entry.why, entry.reports, entry.leavesAlone, entry.limits, entry.references] {
        #expect(!part.isEmpty, "a part of \(entry.id) is empty")
      }
      for sentence in entry.why + entry.reports + entry.leavesAlone + entry.limits {
        #expect(sentence.hasSuffix("."), "\(entry.id): '\(sentence)'")
      }
      for text in [entry.summary, entry.fixSummary] + entry.why + entry.reports + entry.leavesAlone + entry.limits {
        #expect(!text.hasPrefix(NewRuleCommand.placeholder), "the entry of \(entry.id) is not filled in")
      }
      for reference in entry.references {
        #expect(
          reference.hasPrefix("https://developer.apple.com/documentation/")
            || reference.hasPrefix("https://github.com/swiftlang/swift-evolution/blob/main/proposals/"),
          "\(entry.id) rests on \(reference)")
      }
      #expect(entry.example.flagged.contains("// finding"), "the example of \(entry.id) shows no finding")
      #expect(!entry.example.corrected.contains("// finding"), "the correction of \(entry.id) shows a finding")
    }
  }

  @Test func explainsEveryRule() throws {
    for rule in Catalogue.ids {
      let text = try #require(ExplainCommand.run(rule: rule))
      #expect(text.hasPrefix("\(rule)\n"))
      for title in ["Why", "Reports", "Leaves alone", "Limits", "Fix", "Flagged", "References"] {
        #expect(text.contains("\n\(title)\n"), "'\(title)' in the explanation of \(rule)")
      }
    }
    #expect(ExplainCommand.run(rule: RuleID("no_such_rule")) == nil)
  }

  @Test func listsEveryRuleInEveryFormat() throws {
    for format in RulesCommand.Format.allCases {
      let text = RulesCommand.run(format: format)
      for rule in Catalogue.ids { #expect(text.contains(rule.rawValue), "\(rule) as \(format)") }
    }
    let document = try JSONSerialization.jsonObject(with: Data(RulesCommand.run(format: .json).utf8))
    let rules = try #require((document as? [String: Any])?["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Catalogue.ids.map(\.rawValue))
  }

  /// The files of a new rule stand where its name belongs, and the catalogue can still be read.
  @Test(arguments: ["a_first_rule", "state_in_the_middle", "zz_last_rule"]) func startsANewRule(_ name: String) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("bindlint-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    for path in ["Sources/BindlintAnalysis/Rules", "Sources/BindlintCLI/Catalogue"] {
      try manager.createDirectory(at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for path in ["rules.json", "Fixtures"] {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try manager.copyItem(atPath: Self.root + "/" + path, toPath: folder.path + "/" + path)
    }
    let output = try NewRuleCommand.run(root: folder.path, name: name)
    #expect(output.contains("wrote Fixtures/rules/\(name)/README.md"))
    #expect(try CatalogueGenerator(root: folder.path).staleFiles() == [])
    let source = folder.path + "/Sources/BindlintAnalysis/Rules/\(NewRuleCommand.typeName(of: name)).swift"
    #expect(try String(contentsOfFile: source, encoding: .utf8).contains("RuleID(\"\(name)\")"))
    #expect(throws: CatalogueFailure.self) { try NewRuleCommand.run(root: folder.path, name: name) }
  }

  @Test(arguments: ["", "Rule", "a__b", "_a", "a-b", "unused_environment"]) func refusesANameForARule(_ name: String) {
    #expect(throws: CatalogueFailure.self) { try NewRuleCommand.run(root: Self.root, name: name) }
  }
}
