import Testing

@testable import BindlintSyntax

@Suite struct NameTableTests {
  private func tree(_ text: String, _ scratch: ParserScratch? = nil) -> SyntaxTree {
    Parser.parse(SourceFile(path: "a.swift", text: text), scratch: scratch)
  }

  @Test func wellKnownNamesHaveTheirNumbers() {
    let names = tree("").names
    for known in WellKnownName.allCases {
      #expect(names.string(NameID(known)) == known.text)
      #expect(names.find(known.text) == NameID(known), "\(known)")
    }
  }

  @Test func equalNamesHaveOneNumber() throws {
    let tree = tree("let value = `value` + $value + other_longer_than_eight + other_longer_than_eight + _value")
    let names = tree.names
    let value = try #require(names.find("value"))
    let dollar = try #require(names.find("$value"))
    let wrapped = try #require(names.find("_value"))
    #expect(names.bare(dollar) == value)
    #expect(names.bare(wrapped) == value)
    #expect(names.bare(value) == value)
    #expect(names.isDollar(dollar) && !names.isDollar(value))
    #expect(names.find("other_longer_than_eight") != nil)
    #expect(names.find("absent") == nil)
    #expect(tree.name(TokenID(3)) == value)
  }

  @Test func namesInsideTypesAreFound() {
    let tree = tree("let a: Map<Region, Int>")
    #expect(tree.names.string(tree.name(TokenID(5))) == "Region")
  }

  @Test func hashesAreTheSameInEveryFile() throws {
    let scratch = ParserScratch()
    let first = tree("let aRatherLongNameOfAVariable = x", scratch)
    let second = tree("func other() { x(); aRatherLongNameOfAVariable() }", scratch)
    for name in ["x", "aRatherLongNameOfAVariable"] {
      let a = try #require(first.names.find(name))
      let b = try #require(second.names.find(name))
      #expect(first.names.hash(a) == second.names.hash(b))
    }
    #expect(second.names.find("let") != nil)
  }

  @Test func aScratchForgetsTheNamesOfTheFileBefore() {
    let scratch = ParserScratch()
    let many = (0..<5_000).map { "name\($0)()" }.joined(separator: "\n")
    let counts = (0..<3).map { _ in tree(many, scratch).names.count }
    #expect(counts == Array(repeating: counts[0], count: 3))
    let few = tree("one(two)", scratch)
    #expect(few.names.count == tree("one(two)").names.count)
    #expect(few.names.find("name17") == nil)
    #expect(few.names.find("two") != nil)
  }

  @Test func hashesSpread() {
    let text = (0..<4_000).map { "n\($0)" }.joined(separator: " ")
    let names = tree(text).names
    var buckets = [Int](repeating: 0, count: 64)
    for i in 1..<names.count { buckets[Int(names.hash(NameID(UInt32(i))) & 63)] += 1 }
    let mean = names.count / 64
    #expect(buckets.allSatisfy { $0 > mean / 2 && $0 < mean * 2 })
  }
}
