import BindlintAnalysis
import BindlintSyntax
import Foundation

@testable import BindlintCLI

/// A folder that is gone when the test is over.
final class Scratch {
  let url: URL
  private let isOwned: Bool

  /// A folder that belongs to somebody else.
  init(existing url: URL) {
    self.url = url
    isOwned = false
  }

  init() throws {
    isOwned = true
    url = FileManager.default.temporaryDirectory.appendingPathComponent("bindlint-fix-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    guard isOwned else { return }
    _ = try? run("/bin/chmod", ["-R", "u+rwx", url.path])
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url.appendingPathComponent(name))) }

  func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

  /// The names of everything below, hidden files included, sorted.
  func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
}

struct CommandResult {
  var status: Int32
  var output: String
}

/// Runs a program and waits for its end; both outputs together.
@discardableResult
func run(_ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil)
  throws
  -> CommandResult
{
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  if let environment { process.environment = environment }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return CommandResult(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
}

/// The program of this name in the search path.
func tool(_ name: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// A project whose only rule finds words and replaces them, to try fixes without the real rules.
///
/// `WORD>TEXT` in `marks` asks that every `WORD` becomes `TEXT`; a word that begins with `+` is a declaration that the fix
/// adds at the end of the file named before a colon: `+Model.swift:text`.
struct WordProject {
  struct Mark {
    var word: String
    var replacement: String
    var applicability = Applicability.safe
    /// A file that gains a declaration, and its text; merged by the text.
    var declaration: (file: String, text: String)?
    var rule = RuleID("word")
  }

  var scratch: Scratch
  var paths: [String]
  var marks: [Mark]

  func source(_ path: String) throws -> SourceFile { SourceFile(path: path, bytes: try scratch.read(path)) }

  func report(replacing sources: [FileID: SourceFile] = [:]) -> Report {
    var files: [SourceFile?] = []
    for (index, path) in paths.enumerated() { files.append(sources[FileID(index)] ?? (try? source(path))) }
    var findings: [Finding] = []
    for (index, file) in files.enumerated() {
      guard let file else { continue }
      for mark in marks {
        for start in places(of: mark.word, in: file) {
          let range = ByteRange(UInt32(start), UInt32(start + mark.word.utf8.count))
          let location = Location(FileID(index), range)
          var edits = [TextEdit(location, mark.replacement)]
          if let declaration = mark.declaration, let target = paths.firstIndex(of: declaration.file),
            let end = files[target]?.count, let there = files[target],
            places(of: declaration.text, in: there).isEmpty
          {
            let place = ByteRange(UInt32(end), UInt32(end))
            edits.append(TextEdit(Location(FileID(target), place), declaration.text, mergeKey: declaration.text))
          }
          findings.append(
            Finding(
              diagnostic: Diagnostic(
                rule: mark.rule, at: location, "'\(mark.word)'", symbol: mark.word,
                fix: Fix(title: "Replace '\(mark.word)'", applicability: mark.applicability, edits: edits)),
              severity: .warning, fingerprint: "0"))
        }
      }
    }
    findings.sort { $0.diagnostic.location < $1.diagnostic.location }
    return Report(
      paths: paths, sources: files, findings: findings, problems: [], rules: [RuleID("word")],
      indexedFiles: paths.count,
      reportedFiles: paths.count, lines: 0, suppressed: 0, times: StageTimes())
  }

  /// What an analysis finds after all fixes.
  func reportWithoutFindings(_ report: Report) -> Report {
    var result = report
    result.findings = []
    return result
  }

  private func places(of word: String, in file: SourceFile) -> [Int] {
    let needle = Array(word.utf8)
    let bytes = file.bytes
    guard let first = needle.first, bytes.count >= needle.count else { return [] }
    var result: [Int] = []
    for start in 0...bytes.count - needle.count where bytes[start] == first {
      if bytes[start..<start + needle.count].elementsEqual(needle) { result.append(start) }
    }
    return result
  }

  func applier(_ options: FixOptions = FixOptions(), reported: Set<FileID>? = nil) -> FixApplier {
    FixApplier(
      options: options, reported: reported ?? Set(paths.indices.map { FileID($0) }),
      path: { Array(scratch.path(paths[$0.index]).utf8) }, analyze: { report(replacing: $0) })
  }

  @discardableResult func fix(_ options: FixOptions = FixOptions(), reported: Set<FileID>? = nil) -> FixOutcome {
    applier(options, reported: reported).apply(report())
  }
}

/// The same numbers in every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
