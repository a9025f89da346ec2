import BindlintAnalysis
import BindlintSyntax
import Testing

/// What must hold of the tokens and the tree of any text, tried on every fixture, cut off and with a hole anywhere.
@Suite struct FixtureSyntaxTests {
  @Test(arguments: Fixture.all) func parsesWhole(_ fixture: Fixture) {
    for file in fixture.files {
      let tree = Parser.parse(SourceFile(path: file.path, text: file.text))
      #expect(tree.brokenInvariants() == [])
      #expect(tree.problems.map(\.message) == [], "\(file.path)")
    }
  }

  @Test(arguments: Fixture.all) func parsesCutOffAnywhere(_ fixture: Fixture) {
    for file in fixture.files {
      let bytes = Array(file.text.utf8)
      for length in samples(of: bytes.count) {
        let tree = Parser.parse(SourceFile(path: file.path, bytes: bytes[..<length]))
        #expect(tree.brokenInvariants() == [], "the first \(length) bytes of \(file.path)")
      }
    }
  }

  @Test(arguments: Fixture.all) func parsesWithoutAnyOneToken(_ fixture: Fixture) {
    for file in fixture.files {
      let bytes = Array(file.text.utf8)
      let whole = Parser.parse(SourceFile(path: file.path, bytes: bytes))
      for token in samples(of: whole.tokenCount) {
        let hole = whole.range(TokenID(token))
        let text = bytes[..<Int(hole.start)] + bytes[Int(hole.end)...]
        let tree = Parser.parse(SourceFile(path: file.path, bytes: text))
        #expect(
          tree.brokenInvariants() == [], "\(file.path) without '\(whole.text(TokenID(token)))' at byte \(hole.start)")
      }
    }
  }

  /// Half-written code is analysed without a fault of the analysis' own.
  @Test(arguments: Fixture.all) func analysesCutOffAnywhere(_ fixture: Fixture) {
    for (index, file) in fixture.files.enumerated() {
      let bytes = Array(file.text.utf8)
      for length in samples(of: bytes.count, most: 12) {
        var files = fixture.files
        files[index].text = String(decoding: bytes[..<length], as: UTF8.self)
        let report = fixture.lint(files)
        for location in report.findings.flatMap({ [$0.diagnostic.location] + $0.diagnostic.related.map(\.location) }) {
          #expect(Int(location.range.end) <= report.sources[location.file.index]?.count ?? -1)
        }
      }
    }
  }

  /// All numbers below `count`, or `most` of them with equal steps between.
  private func samples(of count: Int, most: Int = 48) -> [Int] {
    count <= most ? Array(0..<count) : (0..<most).map { $0 * count / most }
  }
}

extension SyntaxTree {
  /// What is wrong with the arrays themselves, one line each.
  fileprivate func brokenInvariants() -> [String] {
    var faults: [String] = []
    var position: UInt32 = 0
    for index in 0..<tokenCount {
      let range = self.range(TokenID(index))
      if range.start < position || range.end < range.start { faults.append("token \(index) begins before its turn") }
      if position < range.start, !isTrivia(position, range.start) {
        faults.append(
          "code before token \(index) belongs to no token: '\(source.text(ByteRange(position, range.start)))'")
      }
      position = range.end
    }
    if position != UInt32(source.count) { faults.append("the last token ends at \(position), not at \(source.count)") }
    for index in 0..<nodeCount {
      let id = NodeID(index)
      if Int(after(id).index) > nodeCount { faults.append("node \(index) has more descendants than there are nodes") }
      if firstToken(id) > endToken(id) || Int(endToken(id).index) > tokenCount {
        faults.append("node \(index) has tokens in the wrong order")
      }
      var end = firstToken(id)
      for child in children(id) {
        if firstToken(child) < end { faults.append("node \(child.index) overlaps the node before it") }
        end = endToken(child)
      }
      if end > endToken(id) { faults.append("the children of node \(index) end behind it") }
    }
    return faults
  }

  /// Whether what lies between two tokens can only be white space, comments or a byte order mark.
  private func isTrivia(_ start: UInt32, _ end: UInt32) -> Bool {
    switch source[Int(start)] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "/"), 0, 0xEF,
      0x0B,
      0x0C, UInt8(ascii: "#"):
      true
    default:
      false
    }
  }
}
