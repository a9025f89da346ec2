import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import BindlintCLI

/// Formats for other programs: their goldens, and what each of them promises.
@Suite struct FormatTests {
  private static let names: [(ReportFormat, String)] = [
    (.concise, "concise.txt"), (.jsonl, "jsonl"), (.sarif, "sarif"), (.github, "github.txt"), (.gitlab, "gitlab.json"),
    (.checkstyle, "checkstyle.xml"), (.junit, "junit.xml"), (.xcode, "xcode.txt"), (.rdjson, "rdjson"),
    (.markdown, "md"),
  ]

  @Test(arguments: names) func reportsAreAsTheGoldensShow(_ format: ReportFormat, name: String) throws {
    try Golden.check(SampleReport.rich().output(as: format), "rich.\(name)")
    try Golden.check(SampleReport([("A.swift", "")]).output(as: format), "clean.\(name)")
  }

  @Test func everyFormatHasAGolden() {
    #expect(Set(Self.names.map(\.0) + [.text, .json]) == Set(ReportFormat.allCases))
  }

  private func json(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  // MARK: SARIF

  @Test func lineHashesAreThoseOfCodeScanning() {
    #expect(LineHash.all(in: "") == ["c129715d7a2bc9a3:1"])
    #expect(
      LineHash.all(in: " a\nb\n  \t\tc\n d") == [
        "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1",
      ])
    #expect(
      LineHash.all(in: String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10)) == [
        "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4", "a7f2ff13bc495cf2:5",
        "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
        "c129715d7a2bc9a3:1",
      ])
    #expect(
      LineHash.all(in: "struct A {}\n// é 😀\nlet x = 1\n") == [
        "764c6f559d6e42ee:1", "93b1f881244c0d96:1", "88fd9ae14f3bb1e8:1", "c129715d7a2bc9a3:1",
      ])
    let lines = "a\nb\n\nc"
    #expect(LineHash.all(in: lines.replacingOccurrences(of: "\n", with: "\r\n")) == LineHash.all(in: lines))
    #expect(LineHash.all(in: lines.replacingOccurrences(of: "\n", with: "\r")) == LineHash.all(in: lines))
  }

  @Test func sarifHasWhatCodeScanningAsksFor() throws {
    let log = try #require(try json(SampleReport.rich().output(as: .sarif)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[key] as? [String: Any])?["text"] as? String ?? ""
        #expect(!text.isEmpty && (key == "help" || text.count <= 1024))
      }
    }
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let prints = result["partialFingerprints"] as? [String: String]
      #expect(prints?["primaryLocationLineHash"]?.contains(":") == true)
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      let uri = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
      #expect(URL(string: uri) != nil && !uri.hasPrefix("/") && !uri.contains(" "))
      let region = location?["region"] as? [String: Int] ?? [:]
      #expect(region["startLine"] == region["endLine"])
    }
  }

  @Test func aRegionOfSeveralLinesKeepsToTheFirst() throws {
    var sample = SampleReport([("A.swift", "é😀 let a = {\n}\n")])
    sample.add(Diagnostic(rule: RuleID("r"), at: sample.location(of: "{\n}", in: "A.swift"), "m", symbol: ""))
    let text = sample.output(as: .sarif)
    #expect(text.contains(#""region": {"startLine": 1, "startColumn": 13, "endLine": 1, "endColumn": 14}"#))
    #expect(!sample.output(as: .github).contains("col="))
    #expect(sample.output(as: .github).contains("line=1,endLine=2,title"))
  }

  // MARK: Columns behind a tab and an emoji

  @Test func columnsAreCountedInTheUnitOfTheFormat() throws {
    var sample = SampleReport([("A.swift", "\t\"😀é\", name\n")])
    sample.add(
      Diagnostic(
        rule: RuleID("r"), at: sample.location(of: "name", in: "A.swift"), "m", symbol: "s",
        fix: Fix(title: "T", applicability: .safe, edits: [TextEdit(sample.location(of: "name", in: "A.swift"), "n")])))
    // TAB " 😀 é " , space: 7 scalars, 8 UTF-16 units, 11 bytes.
    #expect(sample.output(as: .text).hasPrefix("A.swift:1:12: "))
    #expect(sample.output(as: .concise).hasPrefix("A.swift:1:12: "))
    #expect(sample.output(as: .json).contains(#""start": {"line": 1, "column": 12, "offset": 11}"#))
    #expect(sample.output(as: .jsonl).contains(#""start":{"line":1,"column":12,"offset":11}"#))
    #expect(
      sample.output(as: .rdjson).contains(#""start": {"line": 1, "column": 12}, "end": {"line": 1, "column": 16}"#))
    #expect(sample.output(as: .sarif).contains(#""startColumn": 9, "endLine": 1, "endColumn": 13"#))
    #expect(sample.output(as: .github).contains("col=9,endColumn=13"))
    #expect(sample.output(as: .checkstyle).contains("column=\"8\""))
    #expect(sample.output(as: .junit).contains("A.swift:1:8: "))
    #expect(sample.output(as: .xcode).hasPrefix("/project/A.swift:1:8: "))
  }

  // MARK: GitLab

  @Test func gitLabsFingerprintsAreUniqueAndDoNotMove() throws {
    func fingerprints(_ text: String) throws -> [String] {
      var sample = SampleReport([("A.swift", text)])
      let diagnostic = Diagnostic(rule: RuleID("r"), at: sample.location(of: "x", in: "A.swift"), "m", symbol: "s")
      for _ in 0..<3 {
        sample.findings.append(Finding(diagnostic: diagnostic, severity: .warning, fingerprint: "00000000000000aa"))
      }
      return try (json(sample.output(as: .gitlab)) as? [[String: Any]] ?? []).compactMap {
        $0["fingerprint"] as? String
      }
    }
    let prints = try fingerprints("x")
    #expect(Set(prints).count == 3)
    #expect(try fingerprints("\n\n  x") == prints)
  }

  @Test func pathsAreRelativeToTheCheckout() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sub/A.swift", "x")
    var sample = SampleReport([("A.swift", "x")])
    sample.add(Diagnostic(rule: RuleID("r"), at: sample.location(of: "x", in: "A.swift"), "m", symbol: "s"))
    let result = sample.result(root: folder.file("Sub").text, currentFolder: "/")
    #expect(result.path(FileID(0), relativeTo: folder.path) == "Sub/A.swift")
    #expect(result.path(FileID(0), relativeTo: folder.file("Sub").text) == "A.swift")
    #expect(result.path(FileID(0), relativeTo: "/nowhere") == "A.swift")
    #expect(result.path(FileID(0), relativeTo: "") == "A.swift")
    #expect(result.path(FileID(0), relativeTo: nil) == "A.swift")
  }

  // MARK: GitHub

  @Test func hostileTextStaysInItsCommand() throws {
    var sample = SampleReport([("a,b:c%\n::error::d.swift", "x")])
    sample.add(
      Diagnostic(
        rule: RuleID("r"), at: sample.location(of: "x", in: sample.paths[0]), "100%\n::error::gotcha\r\u{1B}[0m",
        symbol: "s"))
    let lines = sample.output(as: .github).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0]
        == "::warning file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ad.swift,line=1,endLine=1,col=1,endColumn=2,title=bindlint%3A r::100%25%0A::error::gotcha%0D\\u{1B}[0m"
    )
    #expect(lines[1] == "bindlint: 1 warning in 1 file")
  }

  @Test func theWorstComesFirst() {
    var sample = SampleReport([("A.swift", "x")])
    let place = sample.location(of: "x", in: "A.swift")
    for severity in [Severity.note, .error, .warning] {
      sample.add(Diagnostic(rule: RuleID("r"), at: place, "m", symbol: "s"), severity: severity)
    }
    let kinds = sample.output(as: .github).split(separator: "\n").dropLast().map { $0.prefix { $0 != " " } }
    #expect(kinds == ["::error", "::warning", "::notice"])
  }

  // MARK: XML

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }
  }

  private func elements(_ text: String) throws -> [(name: String, attributes: [String: String])] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse())
    return reader.elements
  }

  private var hostile: SampleReport {
    var sample = SampleReport([("<a> & \"b\"'\n.swift", "x")])
    sample.add(
      Diagnostic(
        rule: RuleID("r"), at: sample.location(of: "x", in: sample.paths[0]),
        "]]> <!-- & \"q\" 'a'\n\ttab \u{1}\u{FFFE}end 😀", symbol: "s<T>"))
    return sample
  }

  @Test func checkstyleIsReadBackAsWritten() throws {
    let read = try elements(hostile.output(as: .checkstyle))
    #expect(read.map(\.name) == ["checkstyle", "file", "error"])
    #expect(read[1].attributes["name"] == "<a> & \"b\"'\n.swift")
    #expect(read[2].attributes["message"] == "]]> <!-- & \"q\" 'a'\n\ttab end 😀")
    #expect(read[2].attributes["source"] == "bindlint.r")
    #expect(try elements(SampleReport().output(as: .checkstyle)).map(\.name) == ["checkstyle"])
  }

  @Test func junitIsReadBackAsWritten() throws {
    let read = try elements(hostile.output(as: .junit))
    #expect(read.map(\.name) == ["testsuites", "testsuite", "testcase", "failure"])
    #expect(read[2].attributes["name"] == "r s<T>")
    #expect(read[3].attributes["message"] == "]]> <!-- & \"q\" 'a'\n\ttab end 😀")
    let clean = try elements(SampleReport().output(as: .junit))
    #expect(clean.map(\.name) == ["testsuites", "testsuite", "testcase"])
    #expect(clean[0].attributes["failures"] == "0")
  }

  // MARK: Others

  @Test func emptyReportsAreValid() throws {
    let empty = SampleReport()
    #expect((try json(empty.output(as: .gitlab)) as? [Any])?.isEmpty == true)
    #expect(empty.output(as: .jsonl).isEmpty && empty.output(as: .concise).isEmpty && empty.output(as: .xcode).isEmpty)
    let rdjson = try json(empty.output(as: .rdjson)) as? [String: Any]
    #expect((rdjson?["diagnostics"] as? [Any])?.isEmpty == true)
    let sarif = try json(empty.output(as: .sarif)) as? [String: Any]
    #expect((sarif?["runs"] as? [[String: Any]])?.first?["results"] is [Any])
    #expect(empty.output(as: .markdown).contains("No findings"))
  }

  @Test func suggestionsOfSeveralEditsAreNotOfferedInParts() throws {
    let document = try json(SampleReport.rich().output(as: .rdjson)) as? [String: Any]
    let diagnostics = document?["diagnostics"] as? [[String: Any]] ?? []
    #expect(diagnostics.map { ($0["suggestions"] as? [Any])?.count } == [nil, nil, 1])
  }

  @Test func markdownHoldsNoMarkupOfOthersAndKeepsToItsSize() {
    var sample = SampleReport([("a|b`<script>.swift", "x")])
    let place = sample.location(of: "x", in: sample.paths[0])
    for _ in 0..<(ReviewReporters.markdownLimit + 5) {
      sample.add(Diagnostic(rule: RuleID("r"), at: place, "<b>|`x`| @team [a](b)", symbol: "s"))
    }
    let text = sample.output(as: .markdown)
    #expect(!text.contains("<script>") && !text.contains("<b>") && !text.contains("@team"))
    #expect(text.contains("5 more are not listed here."))
    let rows = text.split(separator: "\n").filter { $0.contains("&lt;b&gt;") }
    #expect(rows.count == ReviewReporters.markdownLimit)
    #expect(rows.allSatisfy { $0.replacing("\\|", with: "").count { $0 == "|" } == 4 })
  }

  @Test func severalFormatsAreWrittenInOneRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    var arguments = ["lint", "-q", "--format", "sarif"]
    for format in ReportFormat.allCases { arguments += ["-o", "\(format)=report.\(format)"] }
    let outcome = try ProgramRun.run(ProgramRun.bindlint(), arguments, in: folder.path)
    #expect(outcome.status == 0)
    #expect(try folder.text("report.sarif") == outcome.output)
    for format in ReportFormat.allCases { #expect(FileSystem.status(of: folder.file("report.\(format)")) != nil) }
  }
}
