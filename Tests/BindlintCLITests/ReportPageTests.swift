import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

@Suite struct ReportPageTests {
  private func markup(_ body: (inout Markup) -> Void) -> String {
    var page = Markup()
    body(&page)
    return page.buffer.text
  }

  /// The findings of the sample with everything that a finding can carry, paths and texts being hostile.
  @Test func findingsLookAsTheyShould() throws {
    let result = SampleReport.rich().result()
    let section = FindingsSection(result: result, earlier: [], rules: [SampleReport.rule.id: SampleReport.rule])
    try Golden.check(lines(markup { section.write(to: &$0) }), "findings.html")
  }

  @Test func theSummaryLooksAsItShould() throws {
    let result = SampleReport.rich().result()
    let section = SummarySection(result: result, earlier: [], rules: [SampleReport.rule.id: SampleReport.rule])
    try Golden.check(lines(markup { section.write(to: &$0) }), "summary.html")
  }

  /// A line for each element that begins one, so that a difference can be read.
  private func lines(_ text: String) -> String {
    text.replacingOccurrences(
      of: "(?=<(section|article|figure|div|ins|del|h[1-6]|p|li|label|tr|dl|form|details|header|table)[ >])",
      with: "\n", options: .regularExpression) + "\n"
  }

  @Test func thePolicyLetsOnlyThePageItselfIn() throws {
    let page = String(decoding: ReportPage(SampleReport.rich().result(), name: "</title>").page(), as: UTF8.self)
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).output.1
    #expect(policy.hasPrefix("default-src &#39;none&#39;; "))
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
    let script = try #require(page.firstMatch(of: /(?s)<script>(.*)<\/script>/)).output.1
    #expect(policy.contains("script-src &#39;\(ContentHash.source(Array(script.utf8)))&#39;"))
    for style in page.matches(of: /(?s)<style>(.*?)<\/style>/).map(\.output.1) {
      #expect(policy.contains("&#39;\(ContentHash.source(Array(style.utf8)))&#39;"))
    }
    #expect(page.contains("<title>bindlint: &lt;/title&gt;</title>"))
    #expect(page.matches(of: /<script/).count == 1)
  }

  @Test func longRangesAndLinesAreCut() {
    var sample = SampleReport([
      ("A.swift", (1...60).map { "line \($0)" }.joined(separator: "\n") + "\n"),
      ("B.swift", String(repeating: "é", count: 500) + "HERE" + String(repeating: "ü", count: 500)),
    ])
    let whole = Location(FileID(0), ByteRange(0, 400))
    sample.add(Diagnostic(rule: RuleID("a"), at: whole, "m", symbol: "S"))
    let result = sample.result()
    let excerpt = markup { SourceExcerpt(whole, in: result.places).write(to: &$0) }
    #expect(excerpt.matches(of: /class="l hit"/).count == SourceExcerpt.lineLimit)
    #expect(excerpt.contains("lines more"))
    let here = sample.location(of: "HERE", in: "B.swift")
    let long = markup { SourceExcerpt(here, in: result.places).write(to: &$0) }
    #expect(long.contains("<mark>HERE</mark>") && long.contains("…é") && long.contains("ü…"))
    #expect(!long.contains("\u{FFFD}"))
    #expect(long.utf8.count < 600)
  }

  @Test func placesAtTheEdgesOfAFileAreShown() {
    for text in ["", "a", "a\n", "\n", "a\r\nb\r\n"] {
      let sample = SampleReport([("A.swift", text)])
      let result = sample.result()
      for offset in 0...text.utf8.count {
        let location = Location(FileID(0), ByteRange(UInt32(offset), UInt32(text.utf8.count)))
        let excerpt = markup { SourceExcerpt(location, in: result.places).write(to: &$0) }
        #expect(excerpt.contains("l hit"), "\(Array(text.utf8)) at \(offset)")
        #expect(!excerpt.contains("U+000D"))
      }
    }
  }

  @Test func aFixOverFilesNamesThem() throws {
    let sample = SampleReport.rich()
    let row = "Sources/App/Row, \"old\" <1>&%.swift"
    let fix = Fix(
      title: "Rename", applicability: .safe,
      edits: [
        TextEdit(sample.location(of: "names", in: "Sources/App/Regions.swift"), "titles"),
        TextEdit(sample.location(of: "locale", in: row), "calendar"),
      ])
    let excerpt = markup { FixExcerpt(fix, in: sample.result())?.write(to: &$0) }
    #expect(excerpt.contains("<div class=\"l file\">Sources/App/Regions.swift</div>"))
    #expect(excerpt.contains("<div class=\"l file\">Sources/App/Row, &quot;old&quot; &lt;1&gt;&amp;%.swift</div>"))
    #expect(excerpt.contains("<del class=\"l\">") && excerpt.contains("<ins class=\"l\">"))
  }

  @Test func foldersAreATreeWithoutIdleLevels() {
    let tree = FolderTree(["A/B/C/x.swift", "A/B/D/y.swift", "A/B/D/z.swift", "A-b/x.swift", "top.swift"])
    #expect(tree.folders.map(\.path) == ["", "A/B", "A/B/C", "A/B/D", "A-b"])
    #expect(tree.folders.map(\.count) == [5, 3, 1, 2, 1])
    #expect(tree.folders.map(\.depth) == [0, 1, 2, 2, 1])
  }
}

@Suite struct ReportCommandTests {
  private let view =
    "import SwiftUI\nstruct A: View {\n  @Environment(\\.locale) var locale\n  var body: some View { Text(\"\") }\n}\n"

  private func report(_ arguments: String..., in folder: TemporaryFolder) throws -> ProgramRun.Outcome {
    try ProgramRun.run(ProgramRun.bindlint(), ["report"] + arguments, in: folder.path)
  }

  @Test func itExitsAsLintDoes() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", view)
    let found = try report("--html", "r.html", in: folder)
    #expect(found.status == 1 && found.output == "")
    #expect(found.errors == "bindlint: r.html shows 1 finding\n")
    #expect(try report("--html", "r.html", "--fail-on", "error", "-q", in: folder).status == 0)
    #expect(try folder.text("r.html").hasPrefix("<!DOCTYPE html>"))
    try folder.write("latin.swift", bytes: [0x2F, 0x2F, 0xE9, 0x0A])
    let problem = try report("--html", "r.html", ".", in: folder)
    #expect(problem.status == 1 && problem.errors.contains("latin.swift: problem: not valid UTF-8 (line 1)\n"))
    #expect(try folder.text("r.html").contains("<code>latin.swift</code>: not valid UTF-8 (line 1)"))
    #expect(try report("--html", "r.html", "--strict", ".", in: folder).status == 2)
  }

  @Test func wrongUseLeavesAnOlderPageAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", view)
    try folder.write("old.html", "old")
    try folder.write("bad.json", "{")
    try folder.write("other.json", "{\"schemaVersion\": 1}")
    try folder.write("new.json", "{\"schemaVersion\": 99, \"tool\": {\"name\": \"bindlint\"}, \"findings\": []}")
    try folder.folder("Empty")
    for (arguments, words) in [
      ([String](), "bindlint report --html FILE"),
      (["--html", "old.html", "--trend", "none.json"], "'none.json' does not exist"),
      (["--html", "old.html", "--trend", "bad.json"], "is no JSON report: line 1"),
      (["--html", "old.html", "--trend", "other.json"], "is no report of 'bindlint lint --format json'"),
      (["--html", "old.html", "--trend", "new.json"], "can't read"),
      (["--html", "old.html", "Missing.swift"], "Missing.swift: problem: "),
      (["--html", "old.html", "--select", "nothing"], "there is no rule 'nothing'"),
      (["--html", "Empty"], "is a folder"),
      (["--html", "nowhere/r.html"], "does not exist"),
      (["--fix", "--html", "old.html"], "no option --fix"),
    ] {
      let outcome = try ProgramRun.run(ProgramRun.bindlint(), ["report"] + arguments, in: folder.path)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
      #expect(try folder.text("old.html") == "old")
    }
  }

  @Test func theTrendTellsWhatCameAndWent() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", view)
    let json = try ProgramRun.bindlint("lint", "-f", "json", in: folder).output
    try folder.write("june.json", json)
    try folder.write("A.swift", view.replacingOccurrences(of: "locale", with: "calendar"))
    #expect(try report("--html", "r.html", "--trend", "june.json", in: folder).status == 1)
    let page = try folder.text("r.html")
    #expect(page.contains("Since june: 1 new, 1 gone."))
    #expect(page.contains("data-new=\"1\""))
    try folder.write("june.json", try ProgramRun.bindlint("lint", "-f", "json", in: folder).output)
    #expect(try report("--html", "r.html", "--trend", "june.json", in: folder).status == 1)
    #expect(try folder.text("r.html").contains("Since june: 0 new, 0 gone."))
  }

  @Test func aProjectWithoutViewsOrFindingsHasAPageToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    #expect(try report("--html", "r.html", in: folder).status == 0)
    let page = try folder.text("r.html")
    #expect(page.contains("Nothing was found.") && !page.contains("id=\"map\""))
  }

  @Test func pagesDoNotDependOnThreadsOrFolders() throws {
    let root = Golden.root.path
    let folder = try TemporaryFolder()
    var pages: Set<String> = []
    for (jobs, current) in [("1", root), ("4", root), ("2", root + "/Fixtures")] {
      let page = folder.file("r.html").text
      let outcome = try ProgramRun.run(
        ProgramRun.bindlint(), ["report", "-q", "--html", page, "-j", jobs, root + "/Fixtures/SampleApp"], in: current)
      #expect(outcome.status == 1)
      pages.insert(try folder.text("r.html"))
    }
    #expect(pages.count == 1)
  }
}
