import BindlintSyntax
import Testing

@testable import BindlintCLI

@Suite struct PatchedTextTests {
  @Test func replacesInsertsAndDeletes() {
    var text = PatchedText(SourceFile(path: "A.swift", text: "one two three"))
    text.replace([
      .init(range: 0..<0, bytes: Array("zero ".utf8)), .init(range: 4..<7, bytes: Array("2".utf8)),
      .init(range: 7..<13, bytes: []),
    ])
    #expect(String(decoding: text.bytes, as: UTF8.self) == "zero one 2")
    #expect(text.changes.map(\.original) == [0..<0, 4..<13])
  }

  @Test func aChangeTakenBackIsNoChange() {
    var text = PatchedText(SourceFile(path: "A.swift", text: "let x = 1"))
    text.replace([.init(range: 4..<5, bytes: Array("y".utf8))])
    #expect(text.isChanged)
    text.replace([.init(range: 4..<5, bytes: Array("x".utf8))])
    #expect(!text.isChanged)
  }

  /// Rounds of random edits give what the same edits give to a plain array, and the changes rebuild it from the original.
  @Test func agreesWithPlainEdits() {
    for seed in 0..<300 { compareWithPlainEdits(seed: seed) }
  }

  private func compareWithPlainEdits(seed: Int) {
    var numbers = Numbers(UInt64(seed))
    let original = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in UInt8.random(in: 97...122, using: &numbers)
    }
    var text = PatchedText(SourceFile(path: "A.swift", bytes: original))
    var plain = original
    for _ in 0..<3 {
      var cuts = (0..<8).map { _ in Int.random(in: 0...plain.count, using: &numbers) }.sorted()
      var replacements: [PatchedText.Replacement] = []
      while cuts.count >= 2 {
        let range = cuts[0]..<cuts[1]
        cuts.removeFirst(2)
        let count = Int.random(in: 0...4, using: &numbers)
        replacements.append(.init(range: range, bytes: (0..<count).map { UInt8(65 + $0) }))
      }
      text.replace(replacements)
      for replacement in replacements.reversed() { plain.replaceSubrange(replacement.range, with: replacement.bytes) }
      #expect(text.bytes == plain)
      #expect(text.count == plain.count)
    }
    var rebuilt = original
    for change in text.changes.reversed() { rebuilt.replaceSubrange(change.original, with: change.bytes) }
    #expect(rebuilt == plain)
  }
}
