import BindlintAnalysis
import BindlintSyntax
import Testing

@Suite struct SuppressionsTests {
  private let unused = RuleID("unused_environment")
  private let index = RuleID("index_based_binding")

  private func read(_ text: String) -> (suppressions: Suppressions, source: SourceFile) {
    let source = SourceFile(path: "A.swift", text: text)
    return (Suppressions(source: source, tree: Parser.parse(source)), source)
  }

  /// The lines, counted from 1, on which a finding of `rule` at the first letter would be silenced.
  private func silenced(_ text: String, _ rule: RuleID? = nil) -> [Int] {
    let (suppressions, _) = read(text)
    var offset = 0
    var result: [Int] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indentation = line.prefix { $0 == " " }.utf8.count
      if suppressions.isSuppressed(rule: rule ?? unused, offset: UInt32(offset + indentation)) {
        result.append(number + 1)
      }
      offset += line.utf8.count + 1
    }
    return result
  }

  @Test func thisLine() {
    #expect(silenced("a\nb // bindlint:disable:this unused_environment\nc") == [2])
  }

  @Test func nextLineWithCode() {
    let text = """
      // bindlint:disable:next unused_environment
      // bindlint:disable:next index_based_binding

      // why this is so
      a
      b
      """
    #expect(silenced(text) == [5])
    #expect(silenced(text, index) == [5])
  }

  @Test func previousLineWithCode() {
    #expect(silenced("a\nb\n\n  // bindlint:disable:previous unused_environment\nc") == [2])
  }

  @Test func fromHereToEnable() {
    let text = """
      a
      // bindlint:disable unused_environment index_based_binding
      b
      c
      // bindlint:enable unused_environment
      d
      """
    #expect(silenced(text) == [3, 4])
    #expect(silenced(text, index) == [3, 4, 5, 6])
  }

  @Test func withoutEnableToTheEndOfTheFile() {
    #expect(silenced("a\n// bindlint:disable unused_environment\nb\nc") == [3, 4])
  }

  @Test func wholeFileFromAnywhere() {
    #expect(silenced("a\nb\n// bindlint:disable:file unused_environment") == [1, 2, 3])
  }

  @Test func onlyTheNamedRules() {
    #expect(silenced("a // bindlint:disable:this index_based_binding, unused_view_property - a reason") == [])
    #expect(silenced("a // bindlint:disable:this index_based_binding,unused_environment - a reason") == [1])
  }

  @Test func reasonIsNoRule() {
    let (suppressions, _) = read("a // bindlint:disable:this unused_environment - kept for index_based_binding  ")
    #expect(suppressions.directives.map(\.rule) == [unused])
    #expect(suppressions.directives.first?.reason == "kept for index_based_binding")
  }

  @Test func blockComment() {
    let (suppressions, source) = read("a /* bindlint:disable:this unused_environment - why */ b")
    #expect(suppressions.directives.first?.reason == "why")
    #expect(
      suppressions.directives.first.map { source.text($0.comment) }
        == "/* bindlint:disable:this unused_environment - why */")
    #expect(suppressions.isSuppressed(rule: unused, offset: 0))
  }

  @Test func afterAnotherComment() {
    #expect(silenced("a // see below // bindlint:disable:this unused_environment") == [1])
  }

  @Test func aCommentThatMentionsTheToolIsNoDirective() {
    let (suppressions, _) = read("// write bindlint:disable:this unused_environment here\nbindlint:disable")
    #expect(suppressions.directives.isEmpty)
    #expect(suppressions.mistakes.isEmpty)
  }

  @Test func textIsNoDirective() {
    let (suppressions, _) = read(#"let a = "// bindlint:disable:file unused_environment""#)
    #expect(suppressions.directives.isEmpty)
  }

  @Test func carriageReturns() {
    let (suppressions, _) = read("// bindlint:disable:next unused_environment - why\r\na\r\nb\r\n")
    #expect(suppressions.directives.first?.reason == "why")
    #expect(suppressions.isSuppressed(rule: unused, offset: 51))
    #expect(!suppressions.isSuppressed(rule: unused, offset: 54))
  }

  @Test func theNarrowestDirectiveAnswers() {
    let (suppressions, _) = read(
      "// bindlint:disable:file unused_environment\na // bindlint:disable:this unused_environment")
    #expect(suppressions.directive(for: unused, offset: 44) == 1)
    #expect(suppressions.directive(for: unused, offset: 0) == 0)
  }

  @Test func mistakesNameTheWayOut() {
    let text =
      "// bindlint:disable:nxt unused_environment\n// bindlint:disable:this\n// bindlint:disable unused_enviroment"
    let problems = read(text).suppressions.problems(path: "A.swift", knownRules: [unused, index])
    #expect(
      problems.map(\.message) == [
        "'bindlint:disable:nxt' silences nothing; did you mean 'bindlint:disable:next'?",
        "'bindlint:disable:this' names no rule and changes nothing; name the rules it is about",
        "unknown rule 'unused_enviroment'; did you mean 'unused_environment'?",
      ])
    #expect(problems.map(\.offset) == [12, 55, 88])
  }

  @Test func unknownRuleWithoutANeighbour() {
    let problems = read("// bindlint:disable:this all").suppressions.problems(path: "A.swift", knownRules: [unused])
    #expect(problems.map(\.message) == ["unknown rule 'all'; 'bindlint rules' lists them"])
  }

  // MARK: Writing and removing

  private func applying(_ edits: [TextEdit], to source: SourceFile) -> String {
    var application = EditApplication()
    for edit in edits { _ = application.take(Fix(title: "", applicability: .safe, edits: [edit])) }
    return String(decoding: application.text(of: FileID(0), after: source), as: UTF8.self)
  }

  /// The text after silencing the findings at `places`, and how many can't be silenced.
  private func silencing(_ places: [(RuleID, UInt32)], in text: String, reason: String) -> (text: String, left: Int) {
    let source = SourceFile(path: "A.swift", text: text)
    let findings = places.map { rule, start in
      Finding(
        diagnostic: Diagnostic(rule: rule, at: Location(FileID(0), ByteRange(start, start + 1)), "", symbol: ""),
        severity: .warning, fingerprint: "")
    }
    let report = Report(
      paths: ["A.swift"], sources: [source], findings: findings, problems: [], rules: [], indexedFiles: 1,
      reportedFiles: 1, lines: 1, suppressed: 0, times: StageTimes())
    let offered = SuppressionEdits.offering(reason: reason, in: report).findings.map(\.diagnostic)
    return (
      applying(offered.compactMap(\.fix).flatMap(\.edits), to: source),
      offered.count { $0.fix == nil && $0.fixRefusal != nil }
    )
  }

  @Test func writesOneCommentForALine() {
    let (text, left) = silencing(
      [(unused, 6), (index, 4), (unused, 4)], in: "a\n  b c\n", reason: "to be looked at")
    #expect(left == 0)
    #expect(
      text == """
        a
          // bindlint:disable:next index_based_binding unused_environment - to be looked at
          b c

        """)
    #expect(silenced(text) == [3])
  }

  @Test func writesTheLineEndsOfTheFile() {
    let text = silencing([(unused, 3)], in: "a\r\nb\r\n", reason: "").text
    #expect(text == "a\r\n// bindlint:disable:next unused_environment\r\nb\r\n")
  }

  @Test func writesNothingIntoALiteral() {
    let text = "let a = \"\"\"\n  \\(b)\n  \"\"\"\n"
    let outcome = silencing([(unused, 16)], in: text, reason: "")
    #expect(outcome == (text, 1))
  }

  @Test(arguments: [
    ("a\n  // bindlint:disable:next unused_environment - why\nb", [0], "a\nb"),
    ("a // bindlint:disable:this unused_environment\nb", [0], "a\nb"),
    ("a /* bindlint:disable:this unused_environment */ b", [0], "a b"),
    (
      "a // bindlint:disable:this unused_environment, index_based_binding - why", [1],
      "a // bindlint:disable:this unused_environment - why"
    ),
    (
      "a // bindlint:disable:this unused_environment index_based_binding - why", [0],
      "a // bindlint:disable:this index_based_binding - why"
    ),
    (
      "a // bindlint:disable:this unused_environment, index_based_binding", [0],
      "a // bindlint:disable:this index_based_binding"
    ),
    ("a // bindlint:disable:this unused_environment index_based_binding - why", [0, 1], "a"),
  ])
  func removes(_ text: String, _ unneeded: [Int], _ expected: String) {
    let (suppressions, source) = read(text)
    let edits = unneeded.map {
      SuppressionEdits.removing(
        suppressions.directives[$0], isLast: unneeded.count == suppressions.directives.count, in: FileID(0),
        source: source)
    }
    #expect(applying(edits, to: source) == expected)
  }
}
