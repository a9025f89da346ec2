import Foundation

@testable import BindlintCLI

/// A folder for one test, without links in its path, removed at the end.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    let url = base.appendingPathComponent("bindlint-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try FileSystem.realPath(FilePath(url.path)).text
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var filePath: FilePath { FilePath(path) }

  func file(_ name: String) -> FilePath { FilePath(path + "/" + name) }

  @discardableResult
  func write(_ name: String, _ text: String = "let a = 1\n") throws -> FilePath {
    try write(name, bytes: Array(text.utf8))
  }

  @discardableResult
  func write(_ name: String, bytes: [UInt8]) throws -> FilePath {
    let path = file(name)
    try FileManager.default.createDirectory(atPath: path.parent.text, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path.text))
    return path
  }

  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: file(name).text, withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: file(name).text, withDestinationPath: target)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try FileSystem.contents(of: file(name)), as: UTF8.self)
  }

  /// Runs git here, as a user that needs no configuration.
  @discardableResult
  func git(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let outcome = try ProgramRun.run(
      "git",
      [
        "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main",
        "-c", "commit.gpgsign=false",
      ] + arguments, in: path, environment: environment)
    if outcome.status != 0 { throw ProgramRun.Failure(description: "git \(arguments): \(outcome.errors)") }
    return outcome.output
  }
}
