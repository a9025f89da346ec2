import Testing

@testable import BindlintSyntax

@Suite struct LexerTests {
  /// The tokens of a text, without the end of the file.
  private func tokens(_ text: String) -> [(text: String, kind: TokenKind)] {
    let source = SourceFile(path: "a.swift", text: text)
    let tree = Parser.parse(source)
    return (0..<tree.tokenCount - 1).map { (tree.text(TokenID($0)), tree.kind(TokenID($0))) }
  }
  private func kinds(_ text: String) -> [TokenKind] { tokens(text).map(\.kind) }
  private func texts(_ text: String) -> [String] { tokens(text).map(\.text) }

  @Test func keywordsAreTold() {
    for kind in TokenKind.allCases where kind.isKeyword {
      let word = kind.spelling ?? ""
      #expect(kinds(word) == [kind], "\(word)")
      #expect(kinds("`\(word)`") == [.identifier])
      #expect(kinds(word + "x").first == .identifier)
    }
    #expect(kinds("async get some lazy actor") == Array(repeating: .identifier, count: 5))
    #expect(kinds("_ $0 $a") == [.wildcard, .dollarIdentifier, .identifier])
  }

  @Test func operatorsAreToldBySpacing() {
    #expect(kinds("a + b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("a+b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("-a") == [.prefixOperator, .identifier])
    #expect(kinds("a++ b") == [.identifier, .postfixOperator, .identifier])
    #expect(kinds("f(&a)") == [.identifier, .leftParen, .prefixAmpersand, .identifier, .rightParen])
    #expect(kinds("a ? b : c") == [.identifier, .infixQuestion, .identifier, .colon, .identifier])
    #expect(kinds("a?.b!") == [.identifier, .postfixQuestion, .period, .identifier, .exclamationMark])
    #expect(texts("a!=b") == ["a", "!", "=", "b"])
    #expect(texts("A<B<C>>=d") == ["A", "<", "B", "<", "C", ">", ">", "=", "d"])
    #expect(texts("a..<b...c") == ["a", "..<", "b", "...", "c"])
    #expect(texts("func ==<T>") == ["func", "==", "<", "T", ">"])
  }

  @Test func stringsAreCutAtInterpolations() {
    #expect(kinds("\"a\"") == [.stringLiteral])
    let pieces: [TokenKind] = [
      .stringHead, .interpolationStart, .identifier, .interpolationEnd, .stringPart, .interpolationStart,
      .leftParen, .identifier, .rightParen, .interpolationEnd, .stringTail,
    ]
    #expect(kinds("\"a\\(b)c\\((d))\"") == pieces)
    #expect(texts("\"a\\(b)\\(c)\"") == ["\"a", "\\(", "b", ")", "\\(", "c", ")", "\""])
    #expect(texts("#\"a\\(b)\\#(c)\"#") == ["#\"a\\(b)", "\\#(", "c", ")", "\"#"])
    #expect(kinds("\"a \\(\"b\\(c)\") d\"").filter { $0 == .stringHead }.count == 2)
  }

  @Test func regularExpressionsAreToldFromDivision() {
    #expect(kinds("x = /a b/") == [.identifier, .equal, .regexLiteral])
    #expect(kinds("a / b / c").filter { $0 == .regexLiteral }.isEmpty)
    #expect(kinds("f(/a/, 1/2)").filter { $0 == .regexLiteral }.count == 1)
    #expect(texts("#/ a /b /#") == ["#/ a /b /#"])
  }

  @Test func numbersEndWhereTheyShould() {
    #expect(
      texts("1.5.a 1...2 x.0.1 0xF.a 1e5") == [
        "1.5", ".", "a", "1", "...", "2", "x", ".", "0", ".", "1", "0xF", ".", "a", "1e5",
      ])
  }

  @Test func flagsSayWhatStandsBefore() {
    let tree = Parser.parse(SourceFile(path: "a.swift", text: "a b\nc/* d */e // f\n  g"))
    let flags = (0..<5).map { tree[TokenID($0)].flags }
    #expect(flags[0] == .newlineBefore)
    #expect(flags[1] == .spaceBefore)
    #expect(flags[2] == [.newlineBefore, .spaceBefore])
    #expect(flags[3] == [.commentBefore, .spaceBefore])
    #expect(flags[4] == [.newlineBefore, .commentBefore, .spaceBefore])
    #expect(tree.source.text(tree.triviaRange(before: TokenID(3))) == "/* d */")
    #expect(tree.isFirstOnLine(TokenID(4)))
  }

  @Test func tokenizeGivesTheTokensOfTheTree() {
    for name in ParserFixtures.names {
      let source = SourceFile(path: name, bytes: ParserFixtures.bytes(name))
      let tree = Parser.parse(source)
      let same = Lexer.tokenize(source) { tokens in
        tokens.count == tree.tokenCount && tokens.indices.allSatisfy { tokens[$0].start == tree[TokenID($0)].start }
      }
      #expect(same, "\(name)")
    }
  }
}
