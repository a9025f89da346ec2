import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

@Suite struct FixApplierTests {
  private func project(_ files: [(String, String)], _ marks: [WordProject.Mark]) throws -> WordProject {
    let scratch = try Scratch()
    for (name, text) in files { try scratch.write(name, text) }
    return WordProject(scratch: scratch, paths: files.map(\.0), marks: marks)
  }

  private let declaration = (file: "Model.swift", text: "subscript\n")

  // MARK: - What is fixed

  @Test func fixesAndSaysWhat() throws {
    let project = try project(
      [("A.swift", "old text old\n")], [.init(word: "old", replacement: "new"), .init(word: "zzz", replacement: "y")])
    let outcome = project.fix()
    #expect(try project.scratch.text("A.swift") == "new text new\n")
    #expect(outcome.written == ["A.swift"])
    #expect(outcome.fixedByRule.map { "\($0.rule) \($0.count)" } == ["word 2"])
    #expect(outcome.plan.unfixed.isEmpty && outcome.errors.isEmpty)
    #expect(outcome.plan.rounds == 1 && outcome.plan.isSettled)
    #expect(try project.scratch.names() == ["A.swift"])
  }

  @Test func aSecondRunChangesNothing() throws {
    let project = try project([("A.swift", "old\n")], [.init(word: "old", replacement: "new")])
    project.fix()
    let second = project.fix()
    #expect(second.written.isEmpty && second.plan.fixed.isEmpty && second.plan.rounds == 0)
  }

  @Test func leavesUnsafeFixesUnlessAsked() throws {
    let project = try project(
      [("A.swift", "safe risky\n")],
      [.init(word: "safe", replacement: "S"), .init(word: "risky", replacement: "R", applicability: .unsafe)])
    let outcome = project.fix()
    #expect(try project.scratch.text("A.swift") == "S risky\n")
    #expect(outcome.plan.unfixed.map(\.reason) == ["may change behaviour, needs --unsafe-fixes"])
    project.fix(FixOptions(includesUnsafe: true))
    #expect(try project.scratch.text("A.swift") == "S R\n")
  }

  @Test func fixesOnlyTheRulesAskedFor() throws {
    let project = try project(
      [("A.swift", "one two\n")],
      [.init(word: "one", replacement: "1"), .init(word: "two", replacement: "2", rule: RuleID("other"))])
    let outcome = project.fix(FixOptions(rules: [RuleID("other")]))
    #expect(try project.scratch.text("A.swift") == "one 2\n")
    #expect(outcome.plan.unfixed.map(\.reason) == ["not asked for"])
  }

  // MARK: - Rounds

  @Test func whatOverlapsComesInTheNextRound() throws {
    // "oldold" is found at 0; "doldo" at 2 overlaps it and is gone in the next round, "xx" comes of the first fix.
    let project = try project(
      [("A.swift", "ab bc\n")],
      [
        .init(word: "ab b", replacement: "q b"), .init(word: "b bc", replacement: "z"),
        .init(word: "q b", replacement: "r"),
      ])
    let outcome = project.fix()
    #expect(try project.scratch.text("A.swift") == "rc\n")
    #expect(outcome.plan.rounds == 2)
  }

  @Test func roundsEndAndSaySo() throws {
    let project = try project([("A.swift", "a\n")], [.init(word: "a", replacement: "ba")])
    let outcome = project.fix()
    #expect(!outcome.plan.isSettled)
    #expect(outcome.plan.rounds == FixPlan.maximumRounds)
    #expect(try project.scratch.text("A.swift") == String(repeating: "b", count: 10) + "a\n")
    #expect(outcome.plan.unfixed.count == 1)
  }

  @Test func sharedDeclarationIsAddedOnce() throws {
    let project = try project(
      [("A.swift", "use use\n"), ("B.swift", "use\n"), ("Model.swift", "model\n")],
      [.init(word: "use", replacement: "USED", declaration: declaration)])
    let outcome = project.fix()
    #expect(try project.scratch.text("Model.swift") == "model\nsubscript\n")
    #expect(outcome.plan.fixed.count == 3)
    #expect(outcome.written == ["Model.swift", "A.swift", "B.swift"])
  }

  // MARK: - Where fixes may write

  @Test func aFileOutsideTheReportGainsOnlyDeclarations() throws {
    let project = try project(
      [("A.swift", "use\n"), ("Model.swift", "model\n")],
      [.init(word: "use", replacement: "USE", declaration: declaration), .init(word: "model", replacement: "MODEL")])
    project.fix(reported: [FileID(0)])
    #expect(try project.scratch.text("A.swift") == "USE\n")
    #expect(try project.scratch.text("Model.swift") == "model\nsubscript\n")
  }

  @Test func theReportedScopeRefusesOtherFiles() throws {
    let project = try project(
      [("A.swift", "use\n"), ("Model.swift", "model\n")],
      [.init(word: "use", replacement: "USE", declaration: declaration)])
    let outcome = project.fix(FixOptions(scope: .reported), reported: [FileID(0)])
    #expect(try project.scratch.text("A.swift") == "use\n")
    #expect(try project.scratch.text("Model.swift") == "model\n")
    #expect(outcome.plan.unfixed.map(\.reason) == ["it edits 'Model.swift', which is outside the files asked for"])
  }

  @Test(arguments: [
    "// Generated using SwiftGen\n", "//\n//  Model.swift\n//  This file was automatically generated, do not edit.\n",
    "/*\n * @generated\n */\n",
  ])
  func generatedFilesGainOnlyDeclarations(header: String) throws {
    let project = try project(
      [("A.swift", "use\n"), ("Model.swift", header + "use\n")],
      [.init(word: "use", replacement: "USE", declaration: declaration)])
    let outcome = project.fix()
    #expect(try project.scratch.text("A.swift") == "USE\n")
    #expect(try project.scratch.text("Model.swift") == header + "use\nsubscript\n")
    #expect(outcome.plan.unfixed.map(\.reason) == ["'Model.swift' is generated"])
  }

  @Test func whatOnlyTalksOfGeneratingIsNotGenerated() {
    for text in [
      "import Foundation\n// generated by hand\n", "// Draws generated art\nstruct A {}\n", "let generated = 1\n",
    ] {
      #expect(!GeneratedFile.isGenerated(path: "A.swift", source: SourceFile(path: "A.swift", text: text)), "\(text)")
    }
    #expect(GeneratedFile.isGenerated(path: "A/B.generated.swift", source: SourceFile(path: "", text: "")))
  }

  // MARK: - What a file keeps

  @Test func keepsLineEndsMarkAndLastLine() throws {
    let project = try project(
      [("Model.swift", "\u{FEFF}one\r\ntwo\r\nuse\r\nend")],
      [.init(word: "use", replacement: "a\nb", declaration: declaration)])
    project.fix()
    // The declaration goes behind the last line, which had no end and has none.
    #expect(try project.scratch.text("Model.swift") == "\u{FEFF}one\r\ntwo\r\na\r\nb\r\nendsubscript")
  }

  @Test func nothingGoesBeforeTheMark() throws {
    let source = SourceFile(path: "A.swift", text: "\u{FEFF}x\n")
    let edit = TextEdit(Location(FileID(0), ByteRange(0, 0)), "import A\n")
    let replacement = LineStyle(source).replacement(edit)
    #expect(replacement.range == 3..<3)
  }

  @Test func keepsPermissionsAndLinks() throws {
    let project = try project(
      [("real/A.swift", "old\n"), ("B.swift", "old\n")], [.init(word: "old", replacement: "new")])
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: project.scratch.path("real/A.swift"))
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.scratch.path("B.swift"))
    try manager.createSymbolicLink(atPath: project.scratch.path("link.swift"), withDestinationPath: "real/A.swift")
    var linked = project
    linked.paths = ["link.swift", "B.swift"]
    let outcome = linked.fix()
    #expect(outcome.errors.isEmpty)
    #expect(try project.scratch.text("real/A.swift") == "new\n")
    #expect(try manager.destinationOfSymbolicLink(atPath: project.scratch.path("link.swift")) == "real/A.swift")
    func mode(_ name: String) throws -> Int? {
      try manager.attributesOfItem(atPath: project.scratch.path(name))[.posixPermissions] as? Int
    }
    #expect(try mode("real/A.swift") == 0o640)
    #expect(try mode("B.swift") == 0o755)
    #expect(try project.scratch.names() == ["B.swift", "link.swift", "real", "real/A.swift"])
  }

  @Test func oneFileByTwoNamesIsEditedOnce() throws {
    let project = try project([("A.swift", "old\n")], [.init(word: "old", replacement: "old+")])
    try FileManager.default.createSymbolicLink(atPath: project.scratch.path("Z.swift"), withDestinationPath: "A.swift")
    var twice = project
    twice.paths = ["A.swift", "Z.swift"]
    twice.marks = [.init(word: "old", replacement: "new")]
    let outcome = twice.fix()
    #expect(try project.scratch.text("A.swift") == "new\n")
    #expect(outcome.errors == [FixError(path: "Z.swift", cause: .sameAs("A.swift"))])
  }
}
