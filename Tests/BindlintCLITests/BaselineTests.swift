import BindlintAnalysis
import Foundation
import Testing

@testable import BindlintCLI

@Suite struct BaselineTests {
  private func key(_ path: String, _ symbol: String = "Row.theme", _ rule: String = "r") -> FindingKey {
    FindingKey(path: path, rule: rule, symbol: symbol)
  }

  private func match(
    _ baseline: [FindingKey], _ findings: [FindingKey], files: Set<String>, judged: Set<String>? = nil
  ) -> Baseline.Match {
    Baseline(baseline).match(
      findings, isGone: { !files.contains($0) }, isJudged: { (judged ?? files).contains($0) })
  }

  @Test func asManyAsThereWereAreKnown() {
    let match = match([key("A"), key("A")], [key("A"), key("A"), key("A"), key("A", "Other.x")], files: ["A"])
    #expect(match.isKnown == [true, true, false, false])
    #expect(match.stale.counts.isEmpty)
  }

  @Test func whatIsNoLongerFoundIsStaleWhereItWasLookedFor() {
    let entries = [key("A"), key("A"), key("B"), key("Gone")]
    let match = match(entries, [key("A")], files: ["A", "B"], judged: ["A"])
    #expect(match.isKnown == [true])
    #expect(match.stale.counts == [key("A"): 1, key("Gone"): 1])
    #expect(match.kept.counts == [key("A"): 1, key("B"): 1])
  }

  @Test func renamedFilesKeepTheirEntries() {
    let entries = [key("Old/Row.swift"), key("Old/List.swift", "List.x"), key("Here.swift", "Here.y")]
    let findings = [
      key("New/Row.swift"), key("New/Table.swift", "List.x"), key("New/Row.swift", "Row.other"),
      key("New/Row.swift", "Here.y"),
    ]
    let match = match(entries, findings, files: ["New/Row.swift", "New/Table.swift", "Here.swift"])
    // What stands in a file that is still there was not moved.
    #expect(match.isKnown == [true, true, false, false])
    #expect(match.stale.counts == [key("Here.swift", "Here.y"): 1])
    #expect(match.kept.counts[key("New/Row.swift")] == 1)
  }

  @Test func ofSeveralRenamedFilesTheOneOfThatNameIsMeant() {
    let entries = [key("A/One.swift", "S.x"), key("B/Two.swift", "S.x")]
    let match = match(entries, [key("C/Two.swift", "S.x")], files: ["C/Two.swift"])
    #expect(match.isKnown == [true])
    #expect(match.stale.counts == [key("A/One.swift", "S.x"): 1])
  }

  @Test func filesAreSortedAndReadBack() throws {
    let folder = try TemporaryFolder()
    let baseline = Baseline([key("B \"q\"\n"), key("A", "Z.z"), key("A", "A.a"), key("A", "A.a", "a")])
    try folder.write("baseline.json", baseline.text)
    #expect(try Baseline(readFrom: folder.file("baseline.json")).counts == baseline.counts)
    let lines = baseline.text.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines[3] == #"    {"path": "A", "rule": "a", "symbol": "A.a", "ordinal": 1},"#)
    #expect(!baseline.text.contains("line") && !baseline.text.contains("message"))
    #expect(try JSONSerialization.jsonObject(with: Data(baseline.text.utf8)) is [String: Any])
    #expect(try JSONSerialization.jsonObject(with: Data(Baseline().text.utf8)) is [String: Any])
  }

  @Test func brokenFilesAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    for text in ["", "{}", "[]", "{\"version\": 9, \"findings\": []}", "{\"version\": 1, \"findings\": [{}]}"] {
      try folder.write("b.json", text)
      let outcome = try ProgramRun.bindlint("lint", "--baseline", "b.json", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("b.json:1: "))
    }
    #expect(try ProgramRun.bindlint("lint", "--baseline", "none.json", in: folder).status == 2)
    #expect(try ProgramRun.bindlint("lint", "--prune-baseline", in: folder).status == 2)
  }
}

/// Adopting as commands, on a project with findings that any build of the tool reports.
@Suite struct AdoptionTests {
  private static func view(_ name: String, _ properties: String...) -> String {
    let lines = properties.map { "  @Environment(\\.\($0)) private var \($0)\n" }.joined()
    return "import SwiftUI\n\nstruct \(name): View {\n\(lines)  var body: some View { Text(\"a\") }\n}\n"
  }

  private func lint(_ arguments: String..., in folder: TemporaryFolder) throws -> (
    status: Int32, symbols: [String], errors: String, json: String
  ) {
    let outcome = try ProgramRun.run(
      ProgramRun.bindlint(), ["lint", "--select", "unused_environment", "--format", "json"] + arguments, in: folder.path
    )
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(try SchemaValidator(ReportSchema.text).violations(in: Data(outcome.output.utf8)) == [])
    let findings = document?["findings"] as? [[String: Any]] ?? []
    return (outcome.status, findings.compactMap { $0["symbol"] as? String }, outcome.errors, outcome.output)
  }

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("Row.swift", Self.view("Row", "dismiss", "openURL"))
    try folder.write("Card.swift", Self.view("Card", "dismiss"))
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "Start")
    return folder
  }

  @Test func anOldCodeBaseTurnsGreen() throws {
    let folder = try repository()
    #expect(try lint(in: folder).symbols == ["Card.dismiss", "Row.dismiss", "Row.openURL"])
    let written = try lint("--write-baseline", "base.json", in: folder)
    #expect(written.status == 0)
    let first = try folder.text("base.json")
    let green = try lint("--baseline", "base.json", in: folder)
    #expect(green.status == 0 && green.symbols.isEmpty)
    #expect(green.json.contains("\"baselined\": 3,"))

    // Lines move, a file is renamed, a finding is new, one is mended.
    try folder.write("Row.swift", "// Moved down.\n\n" + Self.view("Row", "openURL", "undoManager"))
    try folder.git("mv", "Card.swift", "Renamed.swift")
    let later = try lint("--baseline", "base.json", in: folder)
    #expect(later.status == 1)
    #expect(later.symbols == ["Row.undoManager"])
    #expect(later.errors.contains("no longer found: Row.swift: unused_environment of 'Row.dismiss'"))
    #expect(later.errors.contains("--prune-baseline"))
    #expect(try folder.text("base.json") == first)

    let pruned = try lint("--baseline", "base.json", "--prune-baseline", in: folder)
    #expect(pruned.status == 1)
    let text = try folder.text("base.json")
    #expect(!text.contains("Row.dismiss") && !text.contains("Card.swift") && text.contains("Renamed.swift"))
    #expect(!(try lint("--baseline", "base.json", in: folder).errors.contains("no longer found")))
  }

  @Test func aRunOverOneFileKeepsTheEntriesOfOthers() throws {
    let folder = try repository()
    _ = try lint("--write-baseline", "base.json", in: folder)
    let before = try folder.text("base.json")
    let one = try lint("--baseline", "base.json", "--prune-baseline", "Row.swift", in: folder)
    #expect(one.status == 0)
    #expect(try folder.text("base.json") == before)
    _ = try lint("--write-baseline", "base.json", "Row.swift", in: folder)
    #expect(try folder.text("base.json") == before)
  }

  @Test func theConfigurationMayNameTheBaseline() throws {
    let folder = try repository()
    try folder.write(".bindlint.json", #"{ "baseline": "base.json" }"#)
    #expect(try ProgramRun.bindlint("lint", in: folder).status == 2)
    _ = try lint("--write-baseline", "base.json", in: folder)
    #expect(try lint(in: folder).status == 0)
    #expect(try lint("--no-baseline", in: folder).symbols.count == 3)
  }

  @Test func fixesKeepToWhatIsToldInTheReport() throws {
    let folder = try repository()
    _ = try lint("--write-baseline", "base.json", "Card.swift", in: folder)
    _ = try lint("--baseline", "base.json", "--fix", in: folder)
    #expect(try folder.text("Card.swift").contains("dismiss"))
    #expect(try !folder.text("Row.swift").contains("dismiss"))
  }

  // MARK: Changes since a base

  @Test func onlyChangedLinesAreTold() throws {
    let folder = try repository()
    try folder.git("checkout", "-q", "-b", "topic")
    try folder.write("Row.swift", "// Moved.\n" + Self.view("Row", "dismiss", "undoManager", "openURL"))
    try folder.write("New.swift", Self.view("New", "dismiss"))
    let outcome = try lint("--diff-base", "main", in: folder)
    #expect(outcome.symbols == ["New.dismiss", "Row.undoManager"])
    #expect(outcome.json.contains("\"change\": \"line\"") && !outcome.json.contains("elsewhere"))
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "Change")
    #expect(try lint("--diff-base", "main", in: folder).symbols == ["New.dismiss", "Row.undoManager"])
    // What happens on the base afterwards is not this branch's.
    try folder.git("checkout", "-q", "main")
    try folder.write("Card.swift", Self.view("Card", "dismiss", "openURL"))
    try folder.git("commit", "-qam", "Main moves on")
    try folder.git("checkout", "-q", "topic")
    #expect(try lint("--diff-base", "main", in: folder).symbols == ["New.dismiss", "Row.undoManager"])
  }

  @Test func whatAChangeElsewhereBringsUpIsToldApart() throws {
    let folder = try repository()
    try folder.write(
      "Wide.swift",
      "import SwiftUI\n\nstruct Wide: View {\n  @Environment(\\.dismiss) var dismiss\n  var body: some View { Text(\"a\") }\n}\n"
    )
    try folder.write("Wide+Use.swift", "extension Wide {\n  func close() { dismiss() }\n}\n")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "Wide")
    #expect(try !lint(in: folder).symbols.contains("Wide.dismiss"))
    try FileManager.default.removeItem(atPath: folder.file("Wide+Use.swift").text)
    let outcome = try lint("--diff-base", "HEAD", in: folder)
    #expect(outcome.symbols == ["Wide.dismiss"])
    #expect(outcome.json.contains("\"change\": \"elsewhere\""))
    let text = try ProgramRun.bindlint("lint", "--diff-base", "HEAD", in: folder)
    #expect(text.output.contains("= on an unchanged line: something else that changed brings it up"))
    #expect(text.output.contains("that nothing changed about"))
  }

  @Test func renamedFilesAreNotNew() throws {
    let folder = try repository()
    try folder.git("mv", "Row.swift", "Moved.swift")
    let outcome = try lint("--diff-base", "HEAD", in: folder)
    #expect(outcome.symbols.isEmpty && outcome.status == 0)
  }

  @Test func aShallowCloneSaysWhatIsMissing() throws {
    let folder = try repository()
    try folder.git("checkout", "-q", "-b", "topic")
    try folder.git("commit", "-q", "--allow-empty", "-m", "More")
    let clones = try TemporaryFolder()
    try clones.git("clone", "-q", "--depth", "1", "--branch", "topic", "file://" + folder.path, "shallow")
    let run = try ProgramRun.run(
      ProgramRun.bindlint(), ["lint", "--diff-base", "origin/main"], in: clones.file("shallow").text)
    #expect(run.status == 2)
    #expect(run.errors.contains("this clone is shallow") && run.errors.contains("fetch-depth: 0"))
    #expect(run.output.isEmpty)
  }

  @Test func wrongRevisionsAndPlacesAreTold() throws {
    let folder = try repository()
    for revision in ["nowhere", "--output=x", "-x", ""] {
      let outcome = try ProgramRun.bindlint("lint", "--diff-base=" + revision, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("git knows no commit"))
      #expect(!outcome.errors.contains("did you mean"))
    }
    let clones = try TemporaryFolder()
    try folder.git("branch", "feature")
    try clones.git("clone", "-q", "file://" + folder.path, "clone")
    let run = try ProgramRun.run(
      ProgramRun.bindlint(), ["lint", "--diff-base", "feature"], in: clones.file("clone").text)
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("git knows no commit 'feature'; did you mean 'origin/feature'?\n"), "\(run.errors)")
    let plain = try TemporaryFolder()
    try plain.write("A.swift")
    #expect(try ProgramRun.bindlint("lint", "--diff-base", "main", in: plain).errors.contains("needs a git work tree"))
    let empty = try TemporaryFolder()
    try empty.git("init", "-q")
    try empty.write("A.swift")
    #expect(try ProgramRun.bindlint("lint", "--diff-base", "main", in: empty).status == 2)
  }

  @Test func nothingOfTheRepositoryRunsForTheComparison() throws {
    let folder = try repository()
    let marker = folder.file("ran").text
    let script = try folder.write("run.sh", "#!/bin/sh\ntouch '\(marker)'\ncat\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.text)
    for (name, value) in [
      ("core.fsmonitor", script.text), ("filter.x.clean", script.text), ("filter.x.smudge", script.text),
      ("diff.x.textconv", script.text), ("diff.external", script.text), ("core.pager", script.text),
    ] { try folder.git("config", name, value) }
    try folder.write(".gitattributes", "*.swift filter=x diff=x\n")
    try folder.write("Row.swift", Self.view("Row", "dismiss", "undoManager"))
    #expect(try lint("--diff-base", "HEAD", in: folder).symbols == ["Row.undoManager"])
    #expect(FileSystem.status(of: FilePath(marker)) == nil)
  }
}

@Suite struct LineDiffTests {
  private func new(_ old: String, _ new: String) -> [Int] {
    let flags = LineDiff.newLines(LineDiff.lines(of: Array(new.utf8)), comparedTo: LineDiff.lines(of: Array(old.utf8)))
    return flags.indices.filter { flags[$0] }.map { $0 + 1 }
  }

  @Test func onlyNewLinesAreNew() {
    #expect(new("a\nb\nc", "a\nb\nc") == [])
    #expect(new("a\nb\nc", "a\nx\nb\nc") == [2])
    #expect(new("a\nb\nc", "a\nc") == [])
    #expect(new("a\nb\nc", "a\nB\nc") == [2])
    #expect(new("", "a\nb") == [1, 2])
    #expect(new("a\nb\nc\nd\ne", "x\na\nb\ny\nd\ne\nz") == [1, 4, 7])
    #expect(new("a\nb", "b\na").count == 1)
  }

  @Test func theEndsOfLinesDoNotCount() {
    #expect(new("a\nb\n", "a\r\nb\r\n") == [])
    #expect(new("a\rb\r", "a\nb\n") == [])
  }

  @Test func repeatedLinesDoNotConfuse() {
    #expect(new("{\n}\n{\n}\n", "{\n}\nnew\n{\n}\n") == [3])
    #expect(new("{\n}\nkeep\n{\n}\n", "{\nx\n}\nkeep\n{\n}\n") == [2])
  }

  @Test func longTextsTakeNoLongerThanTheyAre() {
    let old = (0..<30_000).map { "line \($0 % 7)" }.joined(separator: "\n")
    let new = (0..<30_000).map { "line \($0 % 5 + 3)" }.joined(separator: "\n")
    #expect(!self.new(old, new).isEmpty)
    let shuffled = (0..<30_000).map { "line \($0 * 7919 % 30_000)" }.joined(separator: "\n")
    let sorted = (0..<30_000).map { "line \($0)" }.joined(separator: "\n")
    #expect(!self.new(sorted, shuffled).isEmpty)
  }
}
