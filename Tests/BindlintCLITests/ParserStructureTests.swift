import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

/// What the parser sees in `Fixtures/parser` is what stands beside each file, in the format of `bindlint debug structure`.
@Suite struct ParserStructureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/parser")

  static let names: [String] = {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test(arguments: names) func isAsExpected(_ name: String) throws {
    let file = ParserStructureTests.folder.appendingPathComponent(name)
    let source = try SourceFile(path: name, bytes: Data(contentsOf: file))
    let expected = try String(
      decoding: Data(contentsOf: file.deletingPathExtension().appendingPathExtension("structure")), as: UTF8.self)
    let actual = StructureDump.text(of: source).split(separator: "\n")
    let lines = expected.split(separator: "\n")
    #expect(Set(actual).subtracting(lines).sorted() == [])
    #expect(Set(lines).subtracting(actual).sorted() == [])
    #expect(actual.count == lines.count)
  }

  @Test func thereAreFixtures() {
    #expect(ParserStructureTests.names.count > 20)
  }
}
