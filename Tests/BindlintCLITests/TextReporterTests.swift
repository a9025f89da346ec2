import BindlintAnalysis
import BindlintSyntax
import Testing

@testable import BindlintCLI

@Suite struct TextReporterTests {
  @Test func aReportReadsLikeThatOfACompiler() throws {
    try Golden.check(SampleReport.rich().output(as: .text), "rich.txt")
  }

  @Test func aTerminalGetsColours() throws {
    try Golden.check(SampleReport.rich().output(as: .text, style: TextStyle(isColored: true)), "rich-colored.txt")
  }

  @Test func quietLeavesTheSummaryOut() {
    let output = SampleReport.rich().output(as: .text, isQuiet: true)
    #expect(output.contains("unused_environment"))
    #expect(!output.contains("explain"))
    #expect(SampleReport([("A.swift", "")]).output(as: .text, isQuiet: true).isEmpty)
  }

  /// Many notes don't hide which warning to read about first.
  @Test func theGravestFindingIsTheOneToReadAbout() {
    var sample = SampleReport([("A.swift", "a b c")])
    for text in ["a", "b"] {
      sample.add(
        Diagnostic(rule: RuleID("many"), at: sample.location(of: text, in: "A.swift"), "a", symbol: "A"),
        severity: .note)
    }
    #expect(sample.output(as: .text).hasSuffix("bindlint explain many\n"))
    sample.add(Diagnostic(rule: RuleID("zone"), at: sample.location(of: "c", in: "A.swift"), "a", symbol: "A"))
    #expect(sample.output(as: .text).hasSuffix("bindlint explain zone\n"))
  }

  @Test func anEmptyReportSaysSo() {
    #expect(SampleReport([("A.swift", "")]).output(as: .text) == "No findings in 1 file.\n")
  }

  @Test func coloursAreOnlyAround() {
    let plain = SampleReport.rich().output(as: .text)
    let colored = SampleReport.rich().output(as: .text, style: TextStyle(isColored: true))
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(!plain.unicodeScalars.contains { $0 != "\n" && VisibleText.isHarmful($0) })
  }

  @Test func pathsAreThoseOfTheFolderOneStandsIn() {
    let sample = SampleReport([("Sources/A.swift", "")])
    func shown(from folder: String, root: String = "/p/q") -> String {
      sample.result(root: root, currentFolder: folder).displayPath(FileID(0))
    }
    #expect(shown(from: "/p/q") == "Sources/A.swift")
    #expect(shown(from: "/p/q/Sources") == "A.swift")
    #expect(shown(from: "/p") == "q/Sources/A.swift")
    #expect(shown(from: "/p/q/Tests") == "../Sources/A.swift")
    #expect(shown(from: "/other") == "/p/q/Sources/A.swift")
    #expect(shown(from: "/") == "p/q/Sources/A.swift")
  }

  @Test(arguments: [
    ("let x = 1", "x", "let x = 1", "    ^"),
    ("\tlet x = 1", "x", "    let x = 1", "        ^"),
    ("ab\tx", "x", "ab  x", "    ^"),
    ("let 世界 = x", "x", "let 世界 = x", "           ^"),
    ("let 世界 = x", "世界", "let 世界 = x", "    ^~~~"),
    ("\"👩‍👩‍👧\", x", "x", "\"👩‍👩‍👧\", x", "      ^"),
    ("\"🇩🇪❤️\", x", "x", "\"🇩🇪❤️\", x", "        ^"),
    ("e\u{301}e\u{301} x", "x", "e\u{301}e\u{301} x", "   ^"),
    ("a\u{7}b x", "x", "a\\u{7}b x", "        ^"),
    ("// \u{202E}x", "x", "// \\u{202E}x", "           ^"),
    ("x\u{1B}[31m", "x", "x\\u{1B}[31m", "^"),
  ])
  func theMarkStandsBelowWhatItMarks(_ line: String, needle: String, shown: String, mark: String) throws {
    let start = try #require(line.range(of: needle)?.lowerBound)
    let offset = line.utf8.distance(from: line.startIndex, to: start)
    let snippet = SourceSnippet(line: line, marked: offset..<(offset + needle.utf8.count))
    #expect(snippet.text == shown)
    #expect(snippet.mark == mark)
  }

  @Test func marksAtTheEndOfALineAndOfNothingAreOneColumnWide() {
    #expect(SourceSnippet(line: "ab", marked: 2..<2).mark == "  ^")
    #expect(SourceSnippet(line: "", marked: 0..<0).mark == "^")
    #expect(SourceSnippet(line: "abc", marked: 1..<1).mark == " ^")
    #expect(SourceSnippet(line: "abc", marked: 1..<99).mark == " ^~")
  }

  @Test func longLinesAreCutAroundTheMark() {
    let line = String(repeating: "a", count: 500) + "needle" + String(repeating: "b", count: 5000)
    let snippet = SourceSnippet(line: line, marked: 500..<506)
    #expect(DisplayWidth.of(snippet.text) <= SourceSnippet.widthLimit + 2)
    #expect(snippet.text.hasPrefix("…aaa") && snippet.text.hasSuffix("b…"))
    let start = snippet.text.index(snippet.text.startIndex, offsetBy: snippet.markStart)
    #expect(snippet.text[start...].hasPrefix("needle"))
    #expect(snippet.markWidth == 6)
    #expect(SourceSnippet(line: line, marked: 0..<5506).markWidth <= SourceSnippet.widthLimit)
  }

  @Test func linesAndColumnsAreCountedInEveryUnit() {
    let source = SourceFile(path: "A.swift", text: "a\r\n\té😀x\rb\n\nc")
    let places = Places([source])
    let file = FileID(0)
    func place(_ offset: Int, _ unit: ColumnUnit) -> Place { places.place(offset, in: file, unit: unit) }
    // a CR LF TAB é é 😀 😀 😀 😀 x CR b LF LF c
    #expect(place(10, .bytes) == Place(line: 2, column: 8))
    #expect(place(10, .utf16) == Place(line: 2, column: 5))
    #expect(place(10, .scalars) == Place(line: 2, column: 4))
    #expect(place(12, .bytes) == Place(line: 3, column: 1))
    #expect(place(14, .bytes) == Place(line: 4, column: 1))
    #expect(place(15, .bytes) == Place(line: 5, column: 1))
    #expect(place(16, .bytes) == Place(line: 5, column: 2))
    #expect(place(99, .bytes) == Place(line: 5, column: 2))
    #expect(places.line(2, in: file) == 3..<11)
    #expect(places.line(4, in: file) == 14..<14)
    let marked = Places([SourceFile(path: "B.swift", text: "\u{FEFF}let a")])
    #expect(marked.place(7, in: file, unit: .scalars) == Place(line: 1, column: 5))
    #expect(marked.place(7, in: file) == Place(line: 1, column: 8))
  }
}
