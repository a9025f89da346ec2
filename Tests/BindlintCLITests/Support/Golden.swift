import Foundation
import Testing

/// A file of the project that holds what a test expects.
enum Golden {
  /// The package's folder.
  static var root: URL {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }

  /// Compares `text` with `Fixtures/FOLDER/NAME`. With `BINDLINT_WRITE_GOLDENS=1` it is written instead.
  static func check(
    _ text: String, _ name: String, in folder: String = "reporters", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = root.appendingPathComponent("Fixtures/\(folder)/\(name)")
    if ProcessInfo.processInfo.environment["BINDLINT_WRITE_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return
    }
    let expected = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    let advice: Comment = "if \(name) should change: BINDLINT_WRITE_GOLDENS=1 swift test --filter BindlintCLITests"
    let isEqual = expected.map { Array($0.utf8) } == Array(text.utf8)
    let difference = isEqual ? "" : firstDifference(expected ?? "", text)
    #expect(isEqual, "\(advice.rawValue)\n\(difference)", sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ expected: String, _ text: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    func shown(_ lines: [Substring]) -> String {
      lines.indices.contains(line) ? String(lines[line].prefix(200)) : "nothing"
    }
    return "line \(line + 1) was: \(shown(old))\nand is: \(shown(new))"
  }
}
