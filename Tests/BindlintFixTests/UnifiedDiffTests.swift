import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

@Suite struct UnifiedDiffTests {
  private func patch(_ path: String, _ before: String, _ edits: [(Range<Int>, String)]) -> String {
    var text = PatchedText(SourceFile(path: path, text: before))
    text.replace(edits.map { .init(range: $0.0, bytes: Array($0.1.utf8)) })
    var diff = UnifiedDiff()
    diff.append(path: path, text: text)
    return String(decoding: diff.bytes, as: UTF8.self)
  }

  @Test func showsThreeLinesOfContext() {
    let before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    #expect(
      patch("A.swift", before, [(8..<9, "five")]) == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func joinsNearChangesAndPartsFarOnes() {
    let before = (1...40).map { "line \($0)\n" }.joined()
    func place(_ line: Int) -> Int { (1..<line).reduce(0) { $0 + "line \($1)\n".utf8.count } }
    let text = patch(
      "A.swift", before, [(place(2)..<place(3), ""), (place(9)..<place(9), "new\n"), (place(30)..<place(31), "")])
    #expect(
      text.components(separatedBy: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,11 +1,11 @@", "@@ -27,7 +27,6 @@"])
  }

  @Test func saysWhereALastLineHasNoEnd() {
    #expect(
      patch("A.swift", "a\nb", [(3..<3, "\nc")]).hasSuffix(
        " a\n-b\n\\ No newline at end of file\n+b\n+c\n\\ No newline at end of file\n"))
  }

  @Test func nothingChangedGivesNothing() {
    #expect(patch("A.swift", "a\nb\n", [(0..<1, "a")]) == "")
    #expect(patch("A.swift", "a\nb\n", []) == "")
  }

  @Test func quotesNamesAsGitDoes() {
    #expect(
      patch("we \"ird.swift", "a\n", [(0..<1, "b")]).hasPrefix(#"diff --git "a/we \"ird.swift" "b/we \"ird.swift""#))
    #expect(patch("a b.swift", "a\n", [(0..<1, "b")]).contains("--- a/a b.swift\t\n+++ b/a b.swift\t\n"))
  }

  /// Random edits of random texts, all in one patch, applied by git in a subfolder's repository and compared byte by byte.
  @Test(.enabled(if: tool("git") != nil, "git is not installed")) func gitAppliesIt() throws {
    let git = try #require(tool("git"))
    let scratch = try Scratch()
    try run(git, ["init", "-q"], in: scratch.url.path)
    var numbers = Numbers(7)
    var expected: [String: [UInt8]] = [:]
    var diff = UnifiedDiff()
    let names = [
      "plain.swift", "sp ace/in it.swift", "qu\"ote.swift", "ümlaut/日本.swift", "back\\slash.swift", "tab\there.swift",
    ]
    for number in 0..<150 {
      let name = number < names.count ? names[number] : "Sources/F\(number).swift"
      let end = Bool.random(using: &numbers) ? "\n" : "\r\n"
      let count = Int.random(in: 0...40, using: &numbers)
      var before = (0..<count).map { _ in "word\(Int.random(in: 0...5, using: &numbers))" }.joined(separator: end)
      if Bool.random(using: &numbers) { before += end }
      if before.isEmpty { before = "x" }
      try scratch.write(name, before)
      var text = PatchedText(SourceFile(path: name, text: before))
      for _ in 0..<Int.random(in: 1...2, using: &numbers) {
        var cuts = (0..<Int.random(in: 1...4, using: &numbers) * 2)
          .map { _ in Int.random(in: 0...text.count, using: &numbers) }.sorted()
        var replacements: [PatchedText.Replacement] = []
        while cuts.count >= 2 {
          let range = cuts[0]..<(Bool.random(using: &numbers) ? cuts[0] : cuts[1])
          cuts.removeFirst(2)
          let bytes = ["", "new", "new" + end, end, "a" + end + "b"].randomElement(using: &numbers) ?? ""
          replacements.append(.init(range: range, bytes: Array(bytes.utf8)))
        }
        text.replace(replacements)
      }
      // An emptied file is another kind of change for git.
      if text.count == 0 { text = PatchedText(SourceFile(path: name, text: before)) }
      expected[name] = text.bytes
      diff.append(path: name, text: text)
    }
    try scratch.write("all.patch", diff.bytes)
    let check = try run(git, ["apply", "--check", "all.patch"], in: scratch.url.path)
    #expect(check.status == 0, "\(check.output)")
    let result = try run(git, ["apply", "--whitespace=nowarn", "all.patch"], in: scratch.url.path)
    #expect(result.status == 0, "\(result.output)")
    for (name, bytes) in expected { #expect(try scratch.read(name) == bytes, "\(name)") }
  }
}
