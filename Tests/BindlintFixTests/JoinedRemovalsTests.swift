import BindlintSyntax
import Testing

@testable import BindlintCLI

@Suite struct JoinedRemovalsTests {
  /// `text` without its lines that end with `x`, each removed by an edit of its own.
  private func removing(_ text: String) -> String {
    let source = SourceFile(path: "A.swift", text: text)
    var edits: [PatchedText.Replacement] = []
    var start = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = min(start + line.utf8.count + 1, text.utf8.count)
      if line.hasSuffix("x") { edits.append(.init(range: start..<end, bytes: [])) }
      start = end
    }
    var patched = PatchedText(source)
    patched.replace(JoinedRemovals.tidy(edits, in: source))
    return String(decoding: patched.bytes, as: UTF8.self)
  }

  @Test func noBlankLineStaysBelowABrace() {
    #expect(removing("struct A {\n  1 x\n  2 x\n\n  body\n}\n") == "struct A {\n  body\n}\n")
    #expect(removing("struct A\n{\n  1 x\n  2 x\n  \n  body\n}\n") == "struct A\n{\n  body\n}\n")
    #expect(removing("#if os(iOS)\n  1 x\n  2 x\n\n  body\n#endif\n") == "#if os(iOS)\n  body\n#endif\n")
  }

  @Test func ofTwoBlankLinesOneStays() {
    #expect(removing("a\n\n1 x\n2 x\n\nb\n") == "a\n\nb\n")
  }

  @Test func aBlankLineThatPartsWhatStaysIsKept() {
    #expect(removing("a\n1 x\n2 x\n\nb\n") == "a\n\nb\n")
    // One removal alone has taken its own blank line, if it had to.
    #expect(removing("struct A {\n  1 x\n\n  body\n}\n") == "struct A {\n\n  body\n}\n")
    #expect(removing("a\n\n1 x\nkept\n2 x\n\nb\n") == "a\n\nkept\n\nb\n")
  }

  @Test func aConditionWithNothingInItGoes() {
    #expect(removing("a\n\n#if os(iOS)\n  1 x\n  2 x\n#endif\n\nb\n") == "a\n\nb\n")
    #expect(removing("a\n#if os(iOS)\n\n  1 x\n#endif\nb\n") == "a\nb\n")
    #expect(removing("a\n#if os(iOS)\n#if DEBUG\n  1 x\n  #endif\n#endif") == "a\n")
    let others = "a\n#if os(iOS)\n#else\n  body\n#endif\n"
    #expect(removing("a\n#if os(iOS)\n  1 x\n#else\n  body\n#endif\n") == others)
    #expect(removing("#if os(iOS)\n  // why\n  1 x\n#endif\n") == "#if os(iOS)\n  // why\n#endif\n")
  }

  @Test func bracesWithNothingInThemMeet() {
    #expect(removing("init() {\n  1 x\n  2 x\n}\n") == "init() {}\n")
    #expect(removing("init() {\n  1 x\n\n  2 x\n  }\n") == "init() {}\n")
    #expect(removing("init() {\n  1 x\n  // why\n}\n") == "init() {\n  // why\n}\n")
    let source = SourceFile(path: "A.swift", text: "{ a; b }")
    let edits: [PatchedText.Replacement] = [.init(range: 2..<4, bytes: []), .init(range: 5..<6, bytes: [])]
    var patched = PatchedText(source)
    patched.replace(JoinedRemovals.tidy(edits, in: source))
    #expect(String(decoding: patched.bytes, as: UTF8.self) == "{}")
  }

  @Test func anEditOfTheBlankLineIsLeftAlone() {
    let source = SourceFile(path: "A.swift", text: "{\n1\n2\n\nb\n")
    let edits: [PatchedText.Replacement] = [
      .init(range: 2..<4, bytes: []), .init(range: 4..<6, bytes: []), .init(range: 6..<6, bytes: Array("new\n".utf8)),
    ]
    #expect(JoinedRemovals.tidy(edits, in: source).map(\.range) == [2..<4, 4..<6, 6..<6])
  }
}
