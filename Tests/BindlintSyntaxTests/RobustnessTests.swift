import Foundation
import Testing

@testable import BindlintSyntax

/// Whatever the text, there is a tree that keeps its promises.
@Suite struct RobustnessTests {
  private func found(_ bytes: some Collection<UInt8>, _ scratch: ParserScratch) -> [String] {
    violations(of: Parser.parse(SourceFile(path: "a.swift", bytes: bytes), scratch: scratch))
  }

  @Test func thereAreFixtures() {
    #expect(ParserFixtures.names.count > 20)
  }

  @Test(arguments: ParserFixtures.names) func fixtureIsRead(_ name: String) {
    let source = SourceFile(path: name, bytes: ParserFixtures.bytes(name))
    let tree = Parser.parse(source)
    #expect(violations(of: tree) == [])
    #expect(isSame(tree, Parser.parse(source)))
    let isBroken = name.hasPrefix("broken/")
    #expect(tree.problems.isEmpty != isBroken, "\(tree.problems)")
    #expect(tree.flags(tree.root).contains(.isBroken) == isBroken)
  }

  @Test func inputsOfTheFuzzerAreRead() throws {
    let folder = ParserFixtures.folder.deletingLastPathComponent().appendingPathComponent("fuzzing")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    let scratch = ParserScratch()
    for file in files { #expect(found([UInt8](try Data(contentsOf: file)), scratch) == [], "\(file)") }
  }

  @Test(arguments: ParserFixtures.names) func everyPrefixIsRead(_ name: String) {
    let bytes = ParserFixtures.bytes(name)
    let scratch = ParserScratch()
    for count in 0..<bytes.count {
      let violations = found(bytes[..<count], scratch)
      #expect(violations == [], "the first \(count) bytes")
    }
  }

  @Test(arguments: ParserFixtures.names) func everyDeletionOfATokenIsRead(_ name: String) {
    let bytes = ParserFixtures.bytes(name)
    let scratch = ParserScratch()
    let tree = Parser.parse(SourceFile(path: name, bytes: bytes), scratch: scratch)
    for i in 0..<tree.tokenCount {
      let range = tree.range(TokenID(i))
      let rest = Array(bytes[..<Int(range.start)] + bytes[Int(range.end)...])
      let violations = found(rest, scratch)
      #expect(violations == [], "without token \(i), \(tree.text(TokenID(i)))")
    }
  }

  @Test(arguments: ParserFixtures.names) func mutationsAreRead(_ name: String) throws {
    let bytes = ParserFixtures.bytes(name)
    var random = SeededGenerator(seed: UInt64(bytes.count))
    let scratch = ParserScratch()
    let pieces = [
      "#if A\n", "#endif\n", "\"\"\"", "\\(", "#\"", "/#", "case ", "func f", "}", "{", "(", ")", "<", "`", "\0",
    ]
    for round in 0..<60 {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !mutated.isEmpty {
        let at = Int.random(in: 0..<mutated.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: mutated.removeSubrange(at..<min(mutated.count, at + Int.random(in: 1...30, using: &random)))
        case 1: mutated[at] = UInt8.random(in: 0...255, using: &random)
        case 2: mutated.insert(contentsOf: try #require(pieces.randomElement(using: &random)).utf8, at: at)
        default: mutated.insert(contentsOf: Array(mutated[at..<min(mutated.count, at + 20)]), at: at)
        }
      }
      let violations = found(mutated, scratch)
      #expect(violations == [], "round \(round)")
    }
  }

  @Test(arguments: [
    "", "\0", "\0\0let a = 1\0", "\u{FEFF}", "\n", "\r", "\r\n", " ", "\t", "\"", "\"\"\"", "#\"", "#", "##", "`", "``",
    "`a",
    "/*", "/* /* */", "//", "/", "\\", "\\(", "\"\\(", "\"\\(\n", "\"\"\"\n\\(", "'a'", "$", "$0", "@", "#if", "#endif",
    "#else", "#if A", "}", ")", "]", "{", "(", "[", "<", ">", "a<", "0x", "1e", "1.", ".1", "1_", "0b2", "\u{A0}",
    "“a”", "€",
    "<#a#>", "<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n", "<<<<<<< a", "#!/bin/swift", "import", "let", "func", "case",
    "@a(",
    "switch x {", "switch x { case }", "if", "guard", "for", "for x", "while", "do", "catch", "#available", "a.",
    "a..b", "?.a",
    "a ? b", "a as", "a is", "try", "await", "any", "some", "x: ", "{ in }", "{ a in", "{ [", "{ (", "struct",
    "enum E { case",
    "extension {", "protocol P { var }", "operator", "precedencegroup A {", "typealias A", "subscript", "init", "#",
    "#a",
    "\\.", "\\A", "\\A.", "\\[", "f(,)", "f(a b)", "[a b]", "[a: ]", "[:", "(,)", "a = = b", "\u{1}\u{2}", "\u{FFFF}",
  ]) func smallTextIsRead(_ text: String) {
    #expect(found(Array(text.utf8), ParserScratch()) == [])
  }

  @Test func invalidBytesAreRead() {
    let scratch = ParserScratch()
    for byte in UInt8.min...UInt8.max {
      for text in [[byte], [byte, byte], Array("let a".utf8) + [byte] + Array(" = \"".utf8) + [byte, 0xC2]] {
        let violations = found(text, scratch)
        #expect(violations == [], "\(text)")
      }
    }
  }

  @Test func aLongTokenKeepsItsLength() {
    let text = "let a = \"" + String(repeating: "x", count: 100_000) + "\""
    let tree = Parser.parse(SourceFile(path: "a.swift", text: text))
    #expect(violations(of: tree) == [])
    #expect(tree.range(TokenID(3)).count == 100_002)
  }

  @Test func everyRegularExpressionThatIsNotClosedIsAProblem() {
    // Each would be sought to the end of the file; one with fewer pound signs may still be closed.
    let text = String(repeating: "a = ##/\n", count: 50) + "b = #/\nc\n/#\n"
    let tree = Parser.parse(SourceFile(path: "a.swift", text: text))
    #expect(violations(of: tree) == [])
    #expect(tree.problems.filter { $0.message == "the regular expression is not closed" }.count == 50)
    let last = Parser.parse(SourceFile(path: "a.swift", text: "b = #/\nc\n/#\n"))
    #expect(last.problems.isEmpty)
  }
}
